import { type Part, partsOf, type Site, type Zone } from '@leveza/domain/rotation/zones.ts';

/** The drawing of one side of the body, in its own units. */
export const FIGURE = { width: 180, height: 420 } as const;
export const VIEWS = ['front', 'back'] as const;
export type View = (typeof VIEWS)[number];
export const VIEW_LABEL: Record<View, string> = { front: 'De frente', back: 'De costas' };

interface Drawn {
  /** On the left of the picture; the other side is its mirror image. */
  shape: string;
  middle: { x: number; y: number };
  /** The pressable area: 44 px high and wide also on a phone of 320 px. */
  press: { left: number; top: number; width: number; height: number };
}

const DRAWN: Record<Site, Record<Part, Drawn>> = {
  abdomen: {
    upper: {
      shape:
        'M64 131H82Q86 131 86 135V180Q86 184 82 184H61Q57 184 57 180C58 164 58.5 150 59 135Q59.5 131 64 131Z',
      middle: { x: 72, y: 156 },
      press: { left: 22, top: 121, width: 67, height: 66 },
    },
    lower: {
      shape:
        'M60 190H82Q86 190 86 194V240Q86 244 82 244H53Q49 244 49.5 239C51 223 54 208 56 194Q56.5 190 60 190Z',
      middle: { x: 69, y: 220 },
      press: { left: 22, top: 187, width: 67, height: 66 },
    },
  },
  thigh: {
    upper: {
      shape:
        'M53 268H80Q84.5 268 84 273C83.5 290 83 304 82 318Q82 322 78 322H54Q50 322 49.5 318C48.5 302 48.5 288 49 273Q49 268 53 268Z',
      middle: { x: 66, y: 296 },
      press: { left: 22, top: 259, width: 67, height: 66 },
    },
    lower: {
      shape:
        'M54 328H78Q82 328 81.5 332C81 347 80 363 79 377Q78.5 382 74 382H61Q57 382 56 377C53.5 361 51.5 347 50.5 332Q50 328 54 328Z',
      middle: { x: 66, y: 355 },
      press: { left: 22, top: 325, width: 67, height: 66 },
    },
  },
  arm: {
    upper: {
      shape:
        'M40 83C46 79 51 82 50.5 90C49.5 104 48.5 118 46.5 130Q46 134 42 134H31Q27 134 27.5 130C29 117 30 104 32 92Q33.5 86 40 83Z',
      middle: { x: 40, y: 110 },
      press: { left: 4, top: 71, width: 67, height: 66 },
    },
    lower: {
      shape:
        'M30 140H41.5Q45.5 140 45 144C43.5 156 41.5 168 39 180Q37 189 30 189Q20.5 189 21.5 179C23 167 25 156 26.5 144Q27 140 30 140Z',
      middle: { x: 34, y: 162 },
      press: { left: 4, top: 137, width: 67, height: 66 },
    },
  },
};

export interface Place extends Drawn {
  view: View;
  isMirrored: boolean;
}

export function placeOf(zone: Zone): Place {
  const { site, side, part } = partsOf(zone);
  const drawn = DRAWN[site][part];
  const view = site === 'arm' ? 'back' : 'front';
  // A person seen from the front has their right on our left.
  const isMirrored = side === (view === 'front' ? 'left' : 'right');
  const { press, middle } = drawn;
  if (!isMirrored) return { ...drawn, view, isMirrored };
  return {
    ...drawn,
    view,
    isMirrored,
    middle: { x: FIGURE.width - middle.x, y: middle.y },
    press: { ...press, left: FIGURE.width - press.left - press.width },
  };
}

/** As the picture is read: row by row, so that an arrow key leads where it points. */
export const PICTURE_ORDER: readonly Zone[] = [
  'abdomen-right-upper',
  'abdomen-left-upper',
  'abdomen-right-lower',
  'abdomen-left-lower',
  'thigh-right-upper',
  'thigh-left-upper',
  'thigh-right-lower',
  'thigh-left-lower',
  'arm-left-upper',
  'arm-right-upper',
  'arm-left-lower',
  'arm-right-lower',
];
