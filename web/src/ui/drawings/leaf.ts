/** The two halves of the mark, a drop that is also a leaf, in a square of 48. */
export const LEAF = {
  back: 'M33.5 1.5C18 9 6.5 19 6.5 30.5c0 6.5 3.4 11.6 8.5 14.5C14 30 20 14 33.5 1.5Z',
  front:
    'M33.5 1.5C24 15 18.5 30.5 19.2 46.6c1.3.3 2.7.4 4.1.4C34 47 41.5 39 41.5 28.5 41.5 19 37 11 33.5 1.5Z',
} as const;
