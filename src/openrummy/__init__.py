"""OpenRummy: an exact rules engine for rummy, and a table to play it on."""
