import type { Scene } from './scene.ts';

/** A bell that rests, and a leaf on it. */
export const QUIET_BELL: Scene = {
  lines: 'M20 70h56M28 70V48a20 20 0 0 1 33-15M68 48v22M40 80a8 8 0 0 0 16 0M48 28v-8',
  leaves: [[54, 12, 34, 16]],
};
