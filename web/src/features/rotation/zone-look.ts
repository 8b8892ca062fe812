import type { Condition } from './condition.ts';

interface Look {
  fill: string;
  outline: string;
  /** Lines over the fill, so that colour is never alone. */
  texture: 'dense' | 'sparse' | 'crossed' | null;
  textureStroke: string;
}

/** How each condition is drawn: its colour, its outline and its texture. */
export const ZONE_LOOK: Record<Condition, Look> = {
  recent: {
    fill: 'fill-critical-soft',
    outline: 'stroke-critical',
    texture: 'dense',
    textureStroke: 'stroke-critical/60',
  },
  resting: {
    fill: 'fill-low-soft',
    outline: 'stroke-low',
    texture: 'sparse',
    textureStroke: 'stroke-low/60',
  },
  rested: { fill: 'fill-surface', outline: 'stroke-ink-faint', texture: null, textureStroke: '' },
  available: { fill: 'fill-surface', outline: 'stroke-ink-faint', texture: null, textureStroke: '' },
  paused: { fill: 'fill-info-soft', outline: 'stroke-info', texture: null, textureStroke: '' },
  off: {
    fill: 'fill-empty-soft',
    outline: 'stroke-empty',
    texture: 'crossed',
    textureStroke: 'stroke-empty/60',
  },
};
