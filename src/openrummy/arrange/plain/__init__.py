"""The compiled cores in plain Python, for a machine without a compiler: the same searches, file by file, and far slower.

``core.py`` stands for ``core.pyx`` and ``reach.py`` for ``reach.pyx``; the other files for those that they include. The compiled ones
keep one hand in the search itself; here a hand is a value, and each hand gets a search of its own.
"""
