# Ranks as bits, and lists for C: included by core.pyx and reach.pyx.

cdef enum:
    RANKS = 13
    HELD = 0x1FFF

cdef uint8_t COUNTS[8192]
cdef uint8_t LOWEST[8192]
cdef int _mask
for _mask in range(8192):
    COUNTS[_mask] = _mask.bit_count()
    LOWEST[_mask] = (_mask & -_mask).bit_length() - 1 if _mask else RANKS


cdef int *_ints(numbers) except NULL:
    """A copy for C."""
    cdef Py_ssize_t at
    cdef int *copy = <int *> malloc((len(numbers) + 1) * sizeof(int))
    if copy is NULL:
        raise MemoryError
    for at in range(len(numbers)):
        copy[at] = numbers[at]
    return copy
