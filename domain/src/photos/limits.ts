/** Two a week for more than a year; with the sizes kept, some 40 MB of a patient's. */
export const MOST_PHOTOS = 120;
