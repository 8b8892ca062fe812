import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { DoseBarTone } from '@leveza/domain/pens/status.ts';

/** The colours of a drawing, as classes of the theme. */
export interface Tint {
  body: string;
  dial: string;
  liquid: string;
}

const LIQUID = { ok: 'fill-info/70', orange: 'fill-low/80', red: 'fill-critical/80' } as const;

/** The body's colour marks tirzepatide, the liquid's colour a low level. */
export function tintOf(molecule: Pen['molecule'], tone: DoseBarTone = 'ok'): Tint {
  const isLeaf = molecule === 'tirzepatide' || molecule === 'dulaglutide';
  return {
    body: isLeaf ? 'fill-leaf' : 'fill-brand',
    dial: isLeaf ? 'fill-brand' : 'fill-leaf',
    liquid: LIQUID[tone],
  };
}
