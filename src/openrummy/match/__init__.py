"""How deals add up."""
