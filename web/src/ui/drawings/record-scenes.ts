import type { Scene } from './scene.ts';

/** A sheet of a calendar, and the first leaf on it. */
export const NO_APPLICATIONS: Scene = {
  lines:
    'M46 72H25a9 9 0 0 1-9-9V27a9 9 0 0 1 9-9h38a9 9 0 0 1 9 9v16M16 34h56M31 11v12M57 11v12M29 47h.1M43 47h.1',
  leaves: [[50, 48, 38, 10]],
};

/** A scale that carries nothing but a leaf. */
export const NO_MEASUREMENTS: Scene = {
  lines:
    'M22 36h52a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8ZM34 58a14 14 0 0 1 28 0ZM48 58l6-8',
  leaves: [[33, 2, 32, 8]],
};

/** A leaf on calm water. */
export const NO_EFFECTS: Scene = {
  lines: 'M8 68c10-7 20-7 29 0s19 7 29 0 14-6 22-1M20 82c8-5 16-5 24 0s16 5 24 0',
  leaves: [[24, 12, 48, 52]],
};

/** A list without a line yet. */
export const NO_USES: Scene = {
  lines: 'M46 82H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v20M30 32h30M30 46h18',
  leaves: [[48, 46, 38, 10]],
};

/** A closed eye. */
export const COVERED: Scene = {
  lines: 'M12 48c10 15 22 22 36 22s26-7 36-22M48 70v12M27 64l-7 10M69 64l7 10',
  leaves: [[34, 14, 30, 8]],
};

/** A lock that a leaf keeps. */
export const LOCKED: Scene = {
  lines:
    'M24 42h48a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V48a6 6 0 0 1 6-6ZM32 42V30a16 16 0 0 1 32 0v12',
  leaves: [[34, 50, 28, 8]],
};
