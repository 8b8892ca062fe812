import type { Scene } from './scene.ts';

/** A heart that a leaf completes. */
export const NO_CARERS: Scene = {
  lines: 'M46 78C28 64 14 54 14 37a17 17 0 0 1 34-5 17 17 0 0 1 34 5c0 3-.4 5-1.2 8',
  leaves: [[50, 48, 38, 10]],
};

/** A chain that waits for its second link. */
export const NO_LINKS: Scene = {
  lines:
    'M40 56a15 15 0 0 0 21 0l15-15a15 15 0 0 0-21-21l-7 7M56 40a15 15 0 0 0-21 0L20 55a15 15 0 0 0 14 25',
  leaves: [[46, 58, 34, 10]],
};
