/** As many points as the line on a phone can show. */
export const MOST_POINTS = 120;

/** Of more weighings one point stands for so many days, as few of these as make the points few enough. */
export const DAYS_PER_POINT = [1, 7, 14, 28, 56, 112] as const;
