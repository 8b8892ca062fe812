/** Ranges of a result that are kept beside the one that fits the patient, and the letters of each. */
export const MOST_OTHER_RANGES = 20;
export const MOST_OTHER_LETTERS = 200;
