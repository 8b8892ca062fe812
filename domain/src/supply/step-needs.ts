import { inOrder } from '../order.ts';
import type { Day } from '../time/days.ts';

/** A planned dose. */
interface Planned {
  day: Day;
  doseMg: number;
}

/** A pen at home, by the whole doses of a strength that it still gives; 0 where it does not give that strength. */
export interface GivingPen {
  dosesOf: (doseMg: number) => number;
  usableUntil: Day | null;
}

export interface StepNeed {
  doseMg: number;
  /** The day of the first planned dose of this strength. */
  from: Day;
  doses: number;
  /** Doses that no pen at home gives. */
  missing: number;
  /** The day of the first of them; null where none is missing. */
  missingFrom: Day | null;
}

/** The need of each strength of the coming doses, in their order: a pen that gives two strengths is used up by both. */
export function stepNeeds(planned: readonly Planned[], pens: readonly GivingPen[]): StepNeed[] {
  // The one that ends first is used first: it would go to waste behind a newer one.
  const stock = pens.map((pen) => ({ ...pen, share: 1 })).toSorted((a, b) => inOrder(endOf(a), endOf(b)));
  const needs = new Map<number, StepNeed>();
  for (const { day, doseMg } of planned) {
    const need = needs.get(doseMg) ?? { doseMg, from: day, doses: 0, missing: 0, missingFrom: null };
    const pen = stock.find(
      ({ share, dosesOf, usableUntil }) =>
        share * dosesOf(doseMg) >= 1 - ROUNDING && (usableUntil === null || usableUntil >= day),
    );
    if (pen) pen.share -= 1 / pen.dosesOf(doseMg);
    needs.set(doseMg, {
      ...need,
      doses: need.doses + 1,
      missing: need.missing + (pen ? 0 : 1),
      missingFrom: need.missingFrom ?? (pen ? null : day),
    });
  }
  return [...needs.values()];
}

const endOf = ({ usableUntil }: GivingPen) => usableUntil ?? '9999-12-31';

/** Thirds of a pen do not add up to a whole one. */
const ROUNDING = 1e-9;
