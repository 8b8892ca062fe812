/** A leaf of the mark in a scene: its corner, its side and its turn in degrees. */
export type LeafAt = readonly [x: number, y: number, size: number, turn: number];

/** A drawing in a square of 96, as data: the screen draws it in the colours of the theme, a canvas in its own. */
export interface Scene {
  /** Round strokes in the colour of the text. */
  lines: string;
  leaves: readonly LeafAt[];
}

export const SCENE_SIDE = 96;
export const STROKE = 3.5;
/** The back half of a leaf is paler than the front. */
export const BACK_OPACITY = 0.5;
