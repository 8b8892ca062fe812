/** The database of the kept answers in this browser. */
export const KEPT_ANSWERS = 'leveza-answers';
