import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import type { DiabetesType } from '@leveza/domain/profile/health.ts';
import { hasLowSugarRisk } from '@leveza/domain/side-effects/hypoglycemia-risk.ts';
import { hasKetoacidosisRisk } from '@leveza/domain/side-effects/ketoacidosis-risk.ts';
import type { Stock } from '../pens/shared/shelf.ts';

interface Known {
  medicines: readonly Named[];
  pens: Stock;
  diabetesType: DiabetesType | null;
}

export type Risk = ReturnType<typeof riskOf>;

/** The dangers of a treatment by the medicines at home and the pens, of which some hold insulin. */
export function riskOf({ medicines, pens, diabetesType }: Known) {
  const inPens = pens.full.map((pen) => ({ name: pen.medicationName, ingredients: pen.activeIngredient }));
  const recorded = { medicines: [...medicines, ...inPens], diabetesType };
  return { hasLowSugarRisk: hasLowSugarRisk(recorded), hasKetoacidosisRisk: hasKetoacidosisRisk(recorded) };
}
