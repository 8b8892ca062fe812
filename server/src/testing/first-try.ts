/**
 * For tests of races, of changes that succeed once and of one patient's rows before another: repeated, such a test
 * finds the change done, or meets the fault in one run of many. What it finds at its first try counts.
 */
export const FIRST_TRY = { retry: 0 };
