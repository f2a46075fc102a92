page-title = OpenRummy
