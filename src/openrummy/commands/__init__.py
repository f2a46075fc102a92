"""What the commands do, one purpose a file. Modules import at the top only what costs nothing: a command's start is felt."""
