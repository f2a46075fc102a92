# Numbers, cards and suit states of the core: included by core.pyx.

IMPOSSIBLE = 30000
"""The cost of what cannot be met."""

cdef enum:
    FAR = 8000  # the same inside: four of them fit into 16 bits, and no hand costs as much
    LANES = 24  # of the widest rows
    DEEP = 24
    STEPS = 7  # of a rank's cover
    ROOM = 4 << 20  # bytes, of one table of rows
    CHUNK = 4096  # hands of a batch between two looks at the lock

cdef uint8_t HIGHEST[8192]
cdef uint64_t BITS[256]  # of each face: none of a printed joker, and one past the cards of what is no face
cdef uint8_t PRINTED[256]
cdef uint64_t ACROSS[16]  # the aces of these suits (a bit a suit)
cdef uint8_t TWICE[16]  # two bits a suit instead of one
for _mask in range(8192):
    HIGHEST[_mask] = _mask.bit_length() - 1 if _mask else RANKS
for _mask in range(256):
    BITS[_mask] = 0 if _mask == 52 else <uint64_t> 1 << min(_mask, 53)
    PRINTED[_mask] = _mask == 52
for _mask in range(16):
    ACROSS[_mask] = sum(1 << RANKS * suit for suit in range(4) if _mask >> suit & 1)
    TWICE[_mask] = sum(1 << 2 * suit for suit in range(4) if _mask >> suit & 1)


cdef struct Rows:
    char *table
    char *old[64]  # tables that this hand outgrew
    int outgrown
    int16_t *scratch
    int16_t *gathered
    uint64_t mask
    uint64_t used
    uint64_t start
    uint64_t room
    uint64_t size
    int lanes
    int stride


cdef struct Cards:
    # All four suits: a bit for each face of which there is one card that may stand as itself, two, three.
    uint64_t one
    uint64_t two
    uint64_t three


cdef inline uint64_t _less(uint64_t key, uint64_t ranks) noexcept nogil:
    """The state with a card less of each of these ranks."""
    cdef uint64_t third = (key >> 26) & ranks
    cdef uint64_t second = (key >> 13) & ranks & ~third
    cdef uint64_t first = ranks & ~(third | second)
    return (key ^ (first | second << 13 | third << 26)) & ~(first << 39)


cdef inline uint64_t _less_three(uint64_t key, uint64_t rank) noexcept nogil:
    return key & ~(rank | rank << 13 | rank << 26 | rank << 39)


cdef inline Cards _without(Cards cards, uint64_t faces) noexcept nogil:
    """The hand with a card less of each of these faces."""
    cdef uint64_t third = cards.three & faces
    cdef uint64_t second = cards.two & faces & ~third
    cards.three ^= third
    cards.two ^= second
    cards.one ^= faces & ~(third | second)
    return cards


cdef inline uint64_t _state(Cards cards, uint64_t wild, int suit) noexcept nogil:
    """The key of one suit; ``wild``: all wild faces."""
    cdef int shift = RANKS * suit
    cdef uint64_t key = (cards.one >> shift & HELD) | (cards.two >> shift & HELD) << 13
    if cards.three:
        key |= (cards.three >> shift & HELD) << 26
    if wild:
        key |= ((wild & cards.one) >> shift & HELD) << 39
    return key


cdef inline int _number(uint64_t faces) noexcept nogil:
    """How many faces these are."""
    return COUNTS[faces & HELD] + COUNTS[faces >> 13 & HELD] + COUNTS[faces >> 26 & HELD] + COUNTS[faces >> 39 & HELD]


cdef inline int _suits(uint64_t faces, int rank) noexcept nogil:
    """The suits that have the rank among the faces, a bit a suit: the product moves the four bits side by side."""
    return <int> (((faces >> rank & <uint64_t> 0x8004002001) * <uint64_t> 0x1001001001000000) >> 60)


cdef inline void _better(int16_t *into, const int16_t *other, int lanes) noexcept nogil:
    """The lesser of each two; written so that a compiler makes one instruction of eight."""
    cdef int16_t eight[8]
    cdef int block, i
    for block in range(0, lanes, 8):
        for i in range(8):
            eight[i] = other[block + i]
        for i in range(8):
            eight[i] = eight[i] if eight[i] < into[block + i] else into[block + i]
        for i in range(8):
            into[block + i] = eight[i]


cdef inline uint64_t _home(uint64_t key, uint64_t mask) noexcept nogil:
    """Where a key is looked for first; suits of single cards have a place each."""
    return ((key & HELD) ^ (((key >> 13) * <uint64_t> 0x9E3779B97F4A7C15) >> 40)) & mask
