import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { amountAt } from '@leveza/domain/level/curve.ts';
import { isBeginningUnknown } from '@leveza/domain/level/unknown-beginning.ts';
import { daysSinceDose } from '@leveza/domain/side-effects/context.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { Indication } from '@leveza/domain/side-effects/label-frequency.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import type { PastDose } from '../applications/shared/past-doses.ts';
import { DOSES_THAT_COUNT, dosesBefore } from '../applications/shared/past-doses.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import { labelOf } from './label-of.ts';

type InTreatment = Pick<SideEffect, 'context' | 'label'>;
const BEFORE_ANY_DOSE: InTreatment = { context: null, label: null };

interface Felt {
  feltAt: Date;
  effectType: EffectType;
}

interface Patient {
  zone: string;
  /** As the patient said it. */
  treatmentStart: Day | null;
  indication: Indication | null;
}

/** Where the treatment stood at each effect, and how often studies of it saw one. */
export async function inTreatment(
  db: Db,
  owner: string,
  felt: readonly Felt[],
  patient: Patient,
): Promise<InTreatment[]> {
  const doses = await dosesBefore(
    db,
    owner,
    felt.map(({ feltAt }) => feltAt),
  );
  return felt.map((effect, n) => treatmentOf(effect, doses[n]!, patient));
}

function treatmentOf({ feltAt, effectType }: Felt, doses: PastDose[], patient: Patient): InTreatment {
  const last = doses.at(-1);
  if (!last) return BEFORE_ANY_DOSE;
  const { medicationName, mg: doseMg } = last;
  const daysSince = daysSinceDose(feltAt, last.at, patient.zone);
  return {
    context: { medicationName, doseMg, daysSince, levelMg: levelAt(feltAt, doses, patient) },
    label: labelOf(effectType, { ...last, doseMg }, patient.indication),
  };
}

/** The level of the molecule applied last; null if no curve may be drawn, or it would be too low. */
function levelAt(moment: Date, doses: PastDose[], { treatmentStart, zone }: Patient): number | null {
  const product = knownProduct(doses.at(-1)!.catalogId);
  if (!product?.kinetics) return null;
  // Of as many doses as are read, the first is not the first on record.
  const firstDoseAt = doses.length < DOSES_THAT_COUNT ? doses[0]?.at : null;
  const beginning = { startedOn: treatmentStart, firstDoseAt, rates: product.kinetics, zone };
  if (isBeginningUnknown(beginning, moment)) return null;
  const same = doses.filter(({ catalogId }) => knownProduct(catalogId)?.molecule === product.molecule);
  const [level = 0] = amountAt(same, product.kinetics, [moment]);
  return Math.round(level * 100) / 100;
}
