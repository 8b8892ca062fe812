/** The time of a day that is said without one. */
export const USUAL_TIME = '08:00';
