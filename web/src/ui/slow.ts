/** A record that takes longer says that it is not lost. */
export const SLOW_MS = 5000;
