import type { LabelFrequency } from '@leveza/contract/side-effects.ts';
import type { DiabetesType } from '@leveza/domain/profile/health.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { Indication } from '@leveza/domain/side-effects/label-frequency.ts';
import { labelFrequency } from '@leveza/domain/side-effects/label-frequency.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import { LABEL_FREQUENCIES } from './label-frequencies.ts';

interface InUse {
  catalogId: string | null;
  medicationName: string;
  doseMg: number;
}

/** How often an effect was seen in studies of what was in use; an effect of the patient's own has no figure. */
export function labelOf(
  effect: EffectType,
  { catalogId, medicationName, doseMg }: InUse,
  indication: Indication | null,
): LabelFrequency | null {
  if (effect === 'other') return null;
  const known = knownProduct(catalogId);
  return labelFrequency(LABEL_FREQUENCIES, {
    product: known?.commercialName ?? medicationName,
    molecule: known?.molecule ?? null,
    doseMg,
    effect,
    indication,
  });
}

/** The indication, as far as the profile says. */
export function indicationOf(diabetesType: DiabetesType | null | undefined): Indication | null {
  if (!diabetesType) return null;
  return diabetesType === 'TYPE1' || diabetesType === 'TYPE2' ? 'diabetes' : 'obesity';
}
