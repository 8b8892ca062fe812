import type { Gender } from '@leveza/domain/profile/gender.ts';
import type {
  AlcoholConsumption,
  DiabetesType,
  ExerciseFrequency,
  SmokingStatus,
} from '@leveza/domain/profile/health.ts';
import type { HeightUnit, WeightUnit } from '@leveza/domain/profile/units.ts';
import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '../auth/table.ts';
import { files } from '../files/table.ts';

const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });

/** Facts about the person behind an account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: owner().primaryKey(),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender').$type<Gender>(),
    height: measure('height_cm'),
    initialWeight: measure('initial_weight_kg'),
    targetWeight: measure('target_weight_kg'),
    treatmentStart: date('treatment_start', { mode: 'string' }),
    diabetesType: text('diabetes_type').$type<DiabetesType>(),
    /** The newest known: of an exam, or the one typed here. */
    hba1c: measure('hba1c_percent'),
    hba1cOn: date('hba1c_on', { mode: 'string' }),
    /** As typed in the profile, with the day of its exam; exams may know a newer one. */
    typedHba1c: measure('typed_hba1c_percent'),
    typedHba1cOn: date('typed_hba1c_on', { mode: 'string' }),
    bloodPressureSyst: smallint('blood_pressure_syst'),
    bloodPressureDiast: smallint('blood_pressure_diast'),
    allergies: text('allergies'),
    exerciseFrequency: text('exercise_frequency').$type<ExerciseFrequency>(),
    sleepHours: smallint('sleep_hours'),
    smokingStatus: text('smoking_status').$type<SmokingStatus>(),
    alcoholConsumption: text('alcohol_consumption').$type<AlcoholConsumption>(),
    stressLevel: smallint('stress_level'),
    waterIntake: measure('water_litres'),
    timeZone: text('time_zone').notNull().default('America/Sao_Paulo'),
    weightUnit: text('weight_unit').$type<WeightUnit>().notNull().default('kg'),
    heightUnit: text('height_unit').$type<HeightUnit>().notNull().default('cm'),
    avatarFileId: uuid('avatar_file_id').references(() => files.id, { onDelete: 'set null' }),
  },
  (t) => [check('profiles_gender', sql`${t.gender} in ('M', 'F', 'O')`)],
);
