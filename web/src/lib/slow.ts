/** Work that takes longer says what happens meanwhile. */
export const SLOW_MS = 5000;
