import { isDay } from '@leveza/domain/time/days.ts';
import type { Endpoint } from './endpoint.ts';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

export const PrescriptionInput = z.object({
  issuedOn: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .min(1, 'Data da receita é obrigatória')
      .refine((value) => value === '' || isDay(value), 'Data inválida'),
  ),
  prescriber: optionalText(200),
  product: z.preprocess(
    (value) => value ?? '',
    text(200).refine((name) => name.length > 0, 'Medicamento é obrigatório'),
  ),
  /** Marked 'uso contínuo': good for more than one purchase while it is valid. */
  isContinuous: z.boolean().default(false),
});
export type PrescriptionInput = z.output<typeof PrescriptionInput>;

export const Prescription = z.object({
  id: z.uuid(),
  issuedOn: z.iso.date(),
  prescriber: z.string().nullable(),
  product: z.string(),
  isContinuous: z.boolean(),
  lastDay: z.iso.date(),
  isValid: z.boolean(),
  file: z.object({ name: z.string(), mediaType: z.string(), bytes: z.number() }).nullable(),
});
export type Prescription = z.infer<typeof Prescription>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const PrescriptionReply = z.object({ data: Prescription });

export const listPrescriptions = {
  method: 'GET',
  path: '/prescriptions',
  summary: 'The patient’s prescriptions, newest first',
  access: 'patient',
  shows: ['prescriptions', 'profile'],
  reply: z.object({ data: z.array(Prescription) }),
} as const satisfies Endpoint;

export const addPrescription = {
  method: 'POST',
  path: '/prescriptions',
  summary: 'Adds a prescription; its file follows',
  access: 'patient',
  status: 201,
  body: PrescriptionInput,
  changes: ['prescriptions'],
  reply: PrescriptionReply,
} as const satisfies Endpoint;

export const changePrescription = {
  ...one,
  method: 'PUT',
  path: '/prescriptions/:id',
  summary: 'Changes a prescription',
  body: PrescriptionInput,
  changes: ['prescriptions'],
  reply: PrescriptionReply,
} as const satisfies Endpoint;

export const deletePrescription = {
  ...one,
  method: 'DELETE',
  path: '/prescriptions/:id',
  summary: 'Deletes a prescription and its file',
  changes: ['prescriptions'],
  reply: PrescriptionReply,
} as const satisfies Endpoint;

export const attachPrescriptionFile = {
  ...one,
  method: 'POST',
  path: '/prescriptions/:id/file',
  summary: 'The prescription itself, as PDF, JPEG or PNG; takes the place of an earlier one',
  upload: { mostBytes: 10 * 1024 * 1024 },
  changes: ['prescriptions'],
  reply: PrescriptionReply,
} as const satisfies Endpoint;

export const readPrescriptionFile = {
  ...one,
  method: 'GET',
  path: '/prescriptions/:id/file',
  summary: 'The file of a prescription',
  download: true,
  shows: ['prescriptions'],
  reply: z.object({}),
} as const satisfies Endpoint;
