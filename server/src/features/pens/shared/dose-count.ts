import { defaultDosesPerVial } from '@leveza/domain/pens/doses.ts';
import type { Containers } from '@leveza/domain/pens/presentation.ts';
import { knownProduct, withFixedDoses } from './glp1-catalog.ts';

interface Counted extends Containers {
  catalogId: string | null;
  unitVolumeMl: number;
  currentDoseMg: number | null;
  dosesPerVial: number | null;
}

/** The facts that the doses of an entry are counted by: its own, and those of its product. */
export function doseCountOf(pen: Counted) {
  const product = knownProduct(pen.catalogId);
  const { currentDoseMg, unitVolumeMl } = pen;
  return {
    containers: withFixedDoses(pen),
    currentDoseMg,
    dosesPerUnit: product?.dosesPerUnit ?? null,
    mgPerUnit: product?.mgPerUnit ?? null,
    dosesPerVial:
      pen.presentation === 'vial'
        ? (pen.dosesPerVial ?? product?.dosesPerUnit ?? defaultDosesPerVial(unitVolumeMl))
        : null,
    unitVolumeMl,
    isKnown: product !== null,
  };
}
