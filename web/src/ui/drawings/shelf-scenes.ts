import type { Scene } from './scene.ts';

/** A pen upright on its shelf. */
export const NO_PENS: Scene = {
  lines: 'M36 22h18v42a7 7 0 0 1-7 7h-4a7 7 0 0 1-7-7ZM41 22v-9h8v9M45 71v9M36 46h18M14 88h68',
  leaves: [[54, 50, 32, 24]],
};

/** An open box that a leaf grows out of. */
export const EMPTY_STOCK: Scene = {
  lines: 'M16 46l32 13 32-13M16 46v28l32 14 32-14V46M48 59v29M16 46l10-8M80 46l-10-8',
  leaves: [[31, 8, 38, 8]],
};

/** A glass that finds one leaf. */
export const NOTHING_FOUND: Scene = {
  lines: 'M42 12a29 29 0 1 1 0 58 29 29 0 0 1 0-58ZM63 62l21 22',
  leaves: [[27, 24, 32, 8]],
};
