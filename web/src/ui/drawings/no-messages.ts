import type { Scene } from './scene.ts';

/** A letter that a leaf will carry. */
export const NO_MESSAGES: Scene = {
  lines: 'M50 86H20a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v12M16 39l32 24 18-13',
  leaves: [[54, 54, 36, 12]],
};
