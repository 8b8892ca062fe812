import { isPlausible, readBloodPressure } from '@leveza/domain/profile/blood-pressure.ts';
import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { PRESSURE_FORMAT, PRESSURE_RANGE, ProfileFields } from './fields.ts';
import { Profile } from './profile.ts';

/** Input of `PUT /users/profile`: only the fields sent, with the pressure as two numbers. */
export const ProfileInput = ProfileFields.extend({
  /** The patient confirms a target below a healthy weight. */
  confirmTarget: z.boolean().default(false),
})
  .superRefine(({ bloodPressureSyst: systolic, bloodPressureDiast: diastolic }, context) => {
    if (systolic == null || diastolic == null || isPlausible({ systolic, diastolic })) return;
    context.addIssue({ code: 'custom', path: ['bloodPressureDiast'], message: PRESSURE_RANGE });
  })
  .transform(({ bloodPressure, ...fields }) => {
    if (bloodPressure === undefined) return fields;
    if (bloodPressure === null) return { ...fields, bloodPressureSyst: null, bloodPressureDiast: null };
    const read = readBloodPressure(bloodPressure);
    if (!read) return fields;
    return { ...fields, bloodPressureSyst: read.systolic, bloodPressureDiast: read.diastolic };
  });
export type ProfileInput = z.output<typeof ProfileInput>;

export const PersonalForm = ProfileFields.pick({
  phone: true,
  birthDate: true,
  gender: true,
}).extend({
  name: ProfileFields.shape.name.pipe(z.string({ error: 'Nome é obrigatório' })),
  timeZone: ProfileFields.shape.timeZone.pipe(z.string({ error: 'Escolha o fuso horário' })),
});
export const PhysicalForm = ProfileFields.pick({
  height: true,
  initialWeight: true,
  targetWeight: true,
  treatmentStart: true,
  weightUnit: true,
  heightUnit: true,
});
/** The form says what the call would silently drop. */
export const MedicalForm = ProfileFields.pick({
  diabetesType: true,
  hba1c: true,
  hba1cOn: true,
  allergies: true,
}).extend({
  bloodPressure: ProfileFields.shape.bloodPressure.refine(
    (typed) => typed == null || readBloodPressure(typed) !== null,
    PRESSURE_FORMAT,
  ),
});
export const LifestyleForm = ProfileFields.pick({
  exerciseFrequency: true,
  sleepHours: true,
  smokingStatus: true,
  alcoholConsumption: true,
  stressLevel: true,
  waterIntake: true,
});

export const updateProfile = {
  method: 'PUT',
  path: '/users/profile',
  summary: 'Changes the fields sent; blank ones are dropped, null empties a field',
  access: 'patient',
  body: ProfileInput,
  asks: ['confirmTarget'],
  changes: ['profile'],
  reply: z.object({ data: Profile }),
} as const satisfies Endpoint;
