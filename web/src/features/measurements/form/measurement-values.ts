import {
  type Measurement,
  MeasurementInput,
  type MeasurementSummary,
} from '@leveza/contract/measurements.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import type { z } from 'zod';
import { weightScale } from '../../../lib/measure.ts';
import { writtenMoment } from '../../../lib/moment.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { momentSchema } from '../../../ui/form/moment-schema.ts';
import { OTHER_MEASURES, type OtherMeasure } from '../search.ts';

const schemaOf = (zone: string, isNew: boolean) =>
  MeasurementInput.safeExtend({ moment: momentSchema(zone, { isNew }) });

/** Only the screen knows the patient's clock. */
export const measurementSchema = (zone: string, isNew: boolean) => forDraft(schemaOf(zone, isNew));

/** The form's values: kg and cm, and the moment as the patient's clock shows it, empty for now. */
export type MeasurementValues = Omit<
  z.input<ReturnType<typeof measurementSchema>>,
  'datetime' | 'confirmJump'
>;
export type Accepted = z.output<ReturnType<typeof measurementSchema>>;

/** The last weight (before the first, that of the profile): a step or two away from today's. */
export function suggestedWeight(
  { latest, initialWeight }: MeasurementSummary,
  { weightUnit }: Pick<Profile, 'weightUnit'>,
): number | null {
  const { shown, stored } = weightScale(weightUnit);
  const last = latest?.weight ?? initialWeight;
  // As the field shows it: nothing finer is recorded than what was seen.
  return last === null ? null : stored(shown(last));
}

/** Now, with this weight and nothing else. */
export function newValues(weight: number | null): MeasurementValues {
  return {
    weight,
    bodyFat: null,
    abdominalCircumference: null,
    hipCircumference: null,
    bloodPressureSyst: null,
    bloodPressureDiast: null,
    glucose: null,
    restingPulse: null,
    notes: null,
    moment: null,
  };
}

/** Whether anything was measured besides the weight. */
export const hasOtherMeasure = (values: Partial<Record<OtherMeasure, unknown>>) =>
  OTHER_MEASURES.some((name) => values[name] != null);

export function recordedValues(measurement: Measurement, timeZone: string): MeasurementValues {
  const { id: _, isImported: __, datetime, ...values } = measurement;
  return { ...values, moment: writtenMoment(datetime, timeZone) };
}
