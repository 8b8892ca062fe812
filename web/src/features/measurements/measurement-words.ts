import type { Measurement } from '@leveza/contract/measurements.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatHeight, formatWeight } from '../../lib/measure.ts';

export type Units = Pick<Profile, 'weightUnit' | 'heightUnit'>;

// A space that never breaks keeps a number and its unit on one line.
const inUnit = (value: number, unit: string) => `${formatNumber(value)}\u00A0${unit}`;

/** Everything measured besides the weight: 'Cintura 96 cm', 'Pulso 72 bpm'. */
export function otherMeasures(measurement: Measurement, { heightUnit }: Units): string[] {
  const { bodyFat, abdominalCircumference, hipCircumference, glucose, restingPulse } = measurement;
  const { bloodPressureSyst, bloodPressureDiast } = measurement;
  const length = (cm: number) => formatHeight(cm, heightUnit);
  return [
    abdominalCircumference !== null && `Cintura ${length(abdominalCircumference)}`,
    hipCircumference !== null && `Quadril ${length(hipCircumference)}`,
    bodyFat !== null && `Gordura ${inUnit(bodyFat, '%')}`,
    bloodPressureSyst !== null &&
      bloodPressureDiast !== null &&
      `Pressão ${bloodPressureSyst}/${bloodPressureDiast}\u00A0mmHg`,
    glucose !== null && `Glicose ${inUnit(glucose, 'mg/dL')}`,
    restingPulse !== null && `Pulso ${inUnit(restingPulse, 'bpm')}`,
  ].filter((text) => text !== false);
}

/** A measurement in a few words: its weight or, without one, its other values. */
export function measurementText(measurement: Measurement, units: Units): string {
  if (measurement.weight !== null) return formatWeight(measurement.weight, units.weightUnit);
  return otherMeasures(measurement, units).join(' · ');
}

/** '1 peso', '1.204 pesos' */
export const weightsText = (count: number) => (count === 1 ? '1 peso' : `${formatNumber(count)} pesos`);
