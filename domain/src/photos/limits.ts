/** Two a week for more than a year; with the sizes kept, some 40 MB of a patient's. */
export const MOST_PHOTOS = 120;

/** In pixels. Enough to see a change on a whole screen; the original's size would be ten times that. */
export const LONGEST_SIDE = 1440;
