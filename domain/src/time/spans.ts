/** Spans of time in milliseconds. A calendar day may be an hour shorter or longer than DAY_MS: see days.ts. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The same in the seconds of a limit, a cookie or a token, and in the minutes of a reminder or a duration. */
export const HOUR_SECONDS = HOUR_MS / SECOND_MS;
export const DAY_SECONDS = DAY_MS / SECOND_MS;
export const HOUR_MINUTES = HOUR_MS / MINUTE_MS;
export const DAY_MINUTES = DAY_MS / MINUTE_MS;
