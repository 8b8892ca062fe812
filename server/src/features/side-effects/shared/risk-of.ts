import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import { hasLowSugarRisk } from '@leveza/domain/side-effects/hypoglycemia-risk.ts';
import { hasKetoacidosisRisk } from '@leveza/domain/side-effects/ketoacidosis-risk.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { PenRow } from '../../pens/table.ts';

interface Known {
  /** Of the pharmacy and of plans. */
  medicines: readonly Named[];
  /** With something left. */
  pens: readonly PenRow[];
  treatment: Treatment;
}

export type Risk = ReturnType<typeof riskOf>;

/**
 * The dangers of a treatment, by one rule for the screen, the report and carers. Every pen at home counts, also one
 * typed by hand, because some hold insulin; the last medicine applied counts when its pen is empty.
 */
export function riskOf({ medicines, pens, treatment }: Known) {
  const { profile, last, product } = treatment;
  const inPens = pens.map((pen) => ({ name: pen.medicationName, ingredients: pen.activeIngredient }));
  const inUse = last ? [{ name: last.medicationName, ingredients: product?.activeIngredient ?? '' }] : [];
  const recorded = {
    medicines: [...medicines, ...inPens, ...inUse],
    diabetesType: profile?.diabetesType ?? null,
  };
  return { hasLowSugarRisk: hasLowSugarRisk(recorded), hasKetoacidosisRisk: hasKetoacidosisRisk(recorded) };
}
