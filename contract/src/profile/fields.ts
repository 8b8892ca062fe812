import { tidyAllergies } from '@leveza/domain/profile/allergies.ts';
import { isPlausible, readBloodPressure } from '@leveza/domain/profile/blood-pressure.ts';
import { genderOf } from '@leveza/domain/profile/gender.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import * as health from '@leveza/domain/profile/health.ts';
import * as limits from '@leveza/domain/profile/limits.ts';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@leveza/domain/profile/units.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import * as account from '../auth/fields.ts';
import { decimal, whole } from '../decimal.ts';
import { text } from '../text.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';

/** Blank counts as not sent, as the specification has it. */
const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const blankOrNullIsAbsent = (value: unknown) => blankIsAbsent(value) ?? undefined;

/** Can be changed but never emptied. */
const kept = <T extends z.ZodType>(schema: T) => z.preprocess(blankOrNullIsAbsent, schema.optional());
/** Null empties it: a patient must be able to take a wrong allergy out again. */
const clearable = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.nullish());

const choice = <K extends string>(labels: Record<K, string>) => z.enum(choicesOf(labels));

export const PRESSURE_FORMAT = 'Use o formato 120/80.';
export const PRESSURE_RANGE =
  'Confira a pressão: a primeira é de 50 a 300 e maior que a segunda, de 20 a 200.';

/** '120/80', or anything else, which the specification drops. */
const bloodPressure = text(40).superRefine((typed, context) => {
  const read = readBloodPressure(typed);
  if (read && !isPlausible(read)) context.addIssue(PRESSURE_RANGE);
});

/** Every field of the profile a patient can change. */
export const ProfileFields = z.object({
  name: kept(account.name),
  phone: clearable(account.phone),
  birthDate: clearable(account.birthDate),
  gender: clearable(z.string().transform(genderOf)),
  height: clearable(decimal('Altura deve estar entre 100 e 250 cm', limits.HEIGHT_CM)),
  initialWeight: clearable(decimal('Peso deve estar entre 30 e 300 kg', limits.WEIGHT_KG)),
  targetWeight: clearable(decimal('Peso meta deve estar entre 30 e 300 kg', limits.WEIGHT_KG)),
  treatmentStart: clearable(account.treatmentStart),
  diabetesType: clearable(choice(health.DIABETES_LABEL)),
  hba1c: clearable(decimal('HbA1c deve estar entre 3 e 20%', limits.HBA1C_PERCENT)),
  /** The day of its exam; left out with an HbA1c that is new, today. */
  hba1cOn: clearable(calendarDay),
  bloodPressure: clearable(bloodPressure),
  bloodPressureSyst: clearable(whole('A pressão sistólica deve estar entre 50 e 300', limits.SYSTOLIC_MMHG)),
  bloodPressureDiast: clearable(
    whole('A pressão diastólica deve estar entre 20 e 200', limits.DIASTOLIC_MMHG),
  ),
  allergies: clearable(text(1000).transform((typed) => tidyAllergies(typed) || undefined)),
  exerciseFrequency: clearable(choice(health.EXERCISE_LABEL)),
  sleepHours: clearable(whole('As horas de sono devem estar entre 1 e 24', limits.SLEEP_HOURS)),
  smokingStatus: clearable(choice(health.SMOKING_LABEL)),
  alcoholConsumption: clearable(choice(health.ALCOHOL_LABEL)),
  stressLevel: clearable(whole('O nível de estresse vai de 1 a 10', limits.STRESS_LEVEL)),
  waterIntake: clearable(decimal('A água deve estar entre 0,1 e 15 litros por dia', limits.WATER_LITRES)),
  timeZone: kept(text(60).refine(isZone, 'Fuso horário desconhecido')),
  weightUnit: kept(z.enum(WEIGHT_UNITS)),
  heightUnit: kept(z.enum(HEIGHT_UNITS)),
});
