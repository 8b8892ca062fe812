import { phone } from '@leveza/contract/auth/fields.ts';
import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { GENDERS } from '@leveza/domain/profile/gender.ts';
import { choicesOf } from '@leveza/domain/choices-of.ts';
import * as health from '@leveza/domain/profile/health.ts';
import * as limits from '@leveza/domain/profile/limits.ts';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@leveza/domain/profile/units.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import { files } from '../files/table.ts';
import { squarePicture } from './square-picture.ts';
import { profiles } from './table.ts';

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

const dayFrom = (first: string) => z.string().refine((day) => day >= first, 'Data inválida');

export const portableProfile = {
  table: profiles,
  name: 'profiles',
  title: 'Perfil',
  comesWithAccount: true,
  columns: {
    phone: { label: 'Telefone', is: phone },
    // Wider than at registration: a patient grows older than the form allows.
    birthDate: { label: 'Data de nascimento', is: dayFrom('1850-01-01'), isRecorded: true },
    gender: { label: 'Gênero', is: z.enum(GENDERS), words: health.GENDER_LABEL },
    height: { label: 'Altura (cm)', is: between(limits.HEIGHT_CM) },
    initialWeight: { label: 'Peso inicial (kg)', is: between(limits.WEIGHT_KG) },
    targetWeight: { label: 'Peso meta (kg)', is: between(limits.WEIGHT_KG) },
    treatmentStart: { label: 'Início do tratamento', is: dayFrom('2005-01-01'), isRecorded: true },
    diabetesType: {
      label: 'Diabetes',
      is: z.enum(choicesOf(health.DIABETES_LABEL)),
      words: health.DIABETES_LABEL,
    },
    hba1c: { label: 'HbA1c (%)', is: between(limits.HBA1C_PERCENT) },
    hba1cOn: {
      // Exams may know a newer one: it is chosen again after the import.
      derived: ({ typedHba1cOn }: typeof profiles.$inferSelect) => typedHba1cOn,
    },
    typedHba1c: { label: 'HbA1c informada (%)', is: between(limits.HBA1C_PERCENT) },
    typedHba1cOn: { label: 'HbA1c informada: data do exame', is: dayFrom('2005-01-01'), isRecorded: true },
    bloodPressureSyst: { label: 'Pressão sistólica (mmHg)', is: between(limits.SYSTOLIC_MMHG) },
    bloodPressureDiast: { label: 'Pressão diastólica (mmHg)', is: between(limits.DIASTOLIC_MMHG) },
    // Twice what the form takes: a space is put after every comma.
    allergies: { label: 'Alergias', is: text(2000) },
    exerciseFrequency: {
      label: 'Exercício',
      is: z.enum(choicesOf(health.EXERCISE_LABEL)),
      words: health.EXERCISE_LABEL,
    },
    sleepHours: { label: 'Sono (horas por noite)', is: between(limits.SLEEP_HOURS) },
    smokingStatus: {
      label: 'Tabagismo',
      is: z.enum(choicesOf(health.SMOKING_LABEL)),
      words: health.SMOKING_LABEL,
    },
    alcoholConsumption: {
      label: 'Álcool',
      is: z.enum(choicesOf(health.ALCOHOL_LABEL)),
      words: health.ALCOHOL_LABEL,
    },
    stressLevel: { label: 'Nível de estresse (1 a 10)', is: between(limits.STRESS_LEVEL) },
    waterIntake: { label: 'Água (litros por dia)', is: between(limits.WATER_LITRES) },
    timeZone: { label: 'Fuso horário', is: text(60).refine(isZone, 'Fuso horário desconhecido') },
    weightUnit: { label: 'Unidade de peso', is: z.enum(WEIGHT_UNITS) },
    heightUnit: { label: 'Unidade de altura', is: z.enum(HEIGHT_UNITS) },
    avatarFileId: {
      label: 'Foto',
      to: files,
      admit: async (content: Buffer) => ({ content: await squarePicture(content), mediaType: 'image/jpeg' }),
    },
  },
};
