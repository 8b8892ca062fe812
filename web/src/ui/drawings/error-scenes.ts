import type { Scene } from './scene.ts';

/** A leaf falls from a cloud: there is no connection, or the answer did not come. */
export const NO_CONNECTION: Scene = {
  lines: 'M26 60a17 17 0 0 1 1-34 23 23 0 0 1 44-3 18 18 0 0 1 0 37M16 84h8M76 84h6',
  leaves: [[34, 52, 36, 62]],
};

/** A twig that broke. */
export const BROKEN: Scene = {
  lines: 'M12 88C28 82 38 72 42 58M54 42C60 30 70 20 84 14',
  leaves: [
    [12, 40, 30, -40],
    [50, 54, 34, 76],
  ],
};

/** A signpost with a leaf on top. */
export const LOST: Scene = {
  lines: 'M48 90V28M48 34h26l9 9-9 9H48M48 58H24l-9 9 9 9h24M32 90h32',
  leaves: [[34, 0, 28, 8]],
};
