import type { PraisedKind } from '@leveza/domain/moments/kinds.ts';
import type { Scene } from './scene.ts';

export const MOMENT_SCENES: Record<PraisedKind, Scene> = {
  // A sprout with its first two leaves.
  'first-dose': {
    lines: 'M14 84c20-8 48-8 68 0M48 78V52',
    leaves: [
      [39, 9, 44, 8],
      [18, 34, 30, -72],
    ],
  },
  // A path over two hills, and the leaf planted on the nearer top.
  milestone: {
    lines: 'M4 84c12-26 26-40 40-40s26 12 36 40M62 58c8-8 18-8 30 8M44 44V26M24 84c4-10 14-12 16-20',
    leaves: [[42, 2, 34, 10]],
  },
  // One twig, a leaf for every week.
  constancy: {
    lines: 'M12 86C30 78 56 64 70 36',
    leaves: [
      [10, 46, 30, -40],
      [36, 60, 30, 60],
      [34, 22, 30, -30],
      [62, 8, 32, 22],
    ],
  },
  // A spent pen lies down, and a leaf grows from it.
  'pen-finished': {
    lines:
      'M14 66h50a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6H14a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4ZM70 70h10v8H70M80 74h10M22 66v16M44 66V48',
    leaves: [
      [40, 8, 42, 8],
      [20, 30, 24, -70],
    ],
  },
};
