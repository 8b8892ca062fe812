import type { WeightUnit } from '@leveza/domain/profile/units.ts';
import { formatWeight, weightScale } from '../../../lib/measure.ts';

const isNothing = (kg: number, unit: WeightUnit) => weightScale(unit).shown(Math.abs(kg)) === 0;

/** '0,4 kg a menos', '1,2 kg a mais', 'O mesmo peso'. */
export function changeText(kg: number, unit: WeightUnit): string {
  if (isNothing(kg, unit)) return 'O mesmo peso';
  return `${formatWeight(Math.abs(kg), unit)} a ${kg < 0 ? 'menos' : 'mais'}`;
}

/** '−0,5 kg', '+0,2 kg'; a change too small for a scale is 'Estável'. */
export function rateText(kg: number, unit: WeightUnit): string {
  if (isNothing(kg, unit)) return 'Estável';
  return `${kg < 0 ? '−' : '+'}${formatWeight(Math.abs(kg), unit)}`;
}
