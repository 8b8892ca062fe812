/** Days from today to the last day of a link. */
export const MOST_SHARE_DAYS = 90;
export const DEFAULT_SHARE_DAYS = 7;
/** How many wrong PINs in a row end a link. */
export const MOST_WRONG_PINS = 5;
/** Links that work at the same time. */
export const MOST_SHARES = 20;
