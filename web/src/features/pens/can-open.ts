import type { Pen } from '@leveza/contract/pens/pens.ts';

/** A single-dose pen is opened by applying it; anything else is while one is sealed and none is open. */
export function canOpen({ presentation, sealedUnits, openMg }: Pen): boolean {
  return presentation !== 'single-dose-pen' && sealedUnits > 0 && openMg === 0;
}
