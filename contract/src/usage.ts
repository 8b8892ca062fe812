import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import { TIMES_OF_DAY, readTimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import { MAIN_CATEGORIES, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { readDecimal } from './decimal.ts';
import type { Endpoint } from './endpoint.ts';
import { confirmAllergy } from './inventory/confirm-allergy.ts';
import { Pagination } from './pagination.ts';
import { optionalText, text } from './text.ts';
import { instant, PageOfDays } from './time.ts';
import { z } from './zod.ts';

const LEAST = 0.1;
/** No box holds more; the most a patient can take at once depends on the unit, which the domain knows. */
const MOST = 100_000;

/** Both vocabularies of the specification; the domain has one. */
const timeOfDay = text(20).transform((word, context) => {
  const read = readTimeOfDay(word);
  if (read) return read;
  context.addIssue('Escolha manhã, tarde ou noite.');
  return z.NEVER;
});

const doseNumber = z.number().int().min(1).max(24);

const quantityUsed = z.preprocess(
  readDecimal,
  z.number('Informe um número.').min(LEAST, 'Informe ao menos 0,1').max(MOST).default(1),
);

export const UseInput = z.object({
  inventoryId: z.uuid({ error: 'Escolha o item.' }),
  quantityUsed,
  /** By the patient's clock when it is not said. */
  timeOfDay: timeOfDay.optional(),
  notes: optionalText(500),
  /** Now, unless said; never in the future. */
  usedAt: instant.optional(),
  /** The patient confirms taking from an expired box. */
  confirmExpired: z.boolean().default(false),
  confirmAllergy,
  /** Sooner or more often than the patient entered for a plan or a box, or a GLP-1 tablet again on one day. */
  confirmOften: z.boolean().default(false),
  /** A GLP-1 tablet after a sign that lets none follow until a doctor has looked at it. */
  confirmHeld: z.boolean().default(false),
  /** A closed box is opened by taking from it. */
  opensBox: z.boolean().default(false),
  /** The patient confirms that a second box of the product is opened. */
  confirmSecondOpen: z.boolean().default(false),
  /** The row of today's list that was ticked: a dose taken meanwhile on another device is not taken again. */
  doseOfDay: z.object({ number: doseNumber, of: doseNumber }).optional(),
});
export type UseInput = z.output<typeof UseInput>;

/** Something taken that came out of no box at home: at a friend's, at work, or before there was one. */
export const UseElsewhereInput = z.object({
  /** Of the catalogue or the patient's own; without it the name becomes a product of the patient's own. */
  productId: z.uuid().nullish(),
  name: text(200).min(1, 'Diga o nome do remédio.'),
  unitType: z.enum(UNIT_TYPES, { error: 'Escolha a unidade.' }),
  quantityUsed,
  notes: UseInput.shape.notes,
  usedAt: UseInput.shape.usedAt,
  confirmAllergy,
  confirmOften: UseInput.shape.confirmOften,
  confirmHeld: UseInput.shape.confirmHeld,
});
export type UseElsewhereInput = z.output<typeof UseElsewhereInput>;

export const Use = z.object({
  id: z.uuid(),
  /** Null for a use from elsewhere. */
  inventoryId: z.uuid().nullable(),
  /** As the box is called, also when it is gone from the shelf. */
  name: z.string(),
  brand: z.string().nullable(),
  dosage: z.string().nullable(),
  mainCategory: z.enum(MAIN_CATEGORIES),
  subCategory: z.enum(SUB_CATEGORIES).nullable(),
  quantityUsed: z.number(),
  unitType: z.enum(UNIT_TYPES),
  timeOfDay: z.enum(TIMES_OF_DAY),
  notes: z.string().nullable(),
  usedAt: z.iso.datetime(),
  /** The same by the patient's clock where it was taken, 'YYYY-MM-DDTHH:MM'; missing of older uses. */
  usedClock: z.string().optional(),
});
export type Use = z.infer<typeof Use>;

export const registerUse = {
  method: 'POST',
  path: '/usage',
  summary:
    'Takes from an open box, or opens it by that; use, opening and stock change together or not at all',
  access: 'patient',
  status: 201,
  body: UseInput,
  asks: ['confirmExpired', 'confirmAllergy', 'confirmSecondOpen', 'confirmHeld', 'confirmOften'],
  changes: ['usage', 'stock', 'notifications'],
  reply: z.object({
    data: Use,
    remaining: z.number(),
    /** The day of the late dose it was recorded as; missing where it is of its own day. */
    lateDoseDay: z.string().optional(),
    /** The hour of the dose of its day that it was recorded as, hours before that; missing where it is due by then. */
    earlyDoseTime: z.string().optional(),
  }),
} as const satisfies Endpoint;

export const registerUseElsewhere = {
  method: 'POST',
  path: '/usage/elsewhere',
  summary:
    'Records something taken that came out of no box; a name without a product becomes one of the patient’s own',
  access: 'patient',
  status: 201,
  body: UseElsewhereInput,
  asks: ['confirmAllergy', 'confirmHeld', 'confirmOften'],
  changes: ['usage', 'catalog'],
  reply: registerUse.reply.omit({ remaining: true }),
} as const satisfies Endpoint;

export const listUses = {
  method: 'GET',
  path: '/usage',
  summary: 'What was taken, newest first, by box and by days of the patient’s zone',
  access: 'patient',
  query: PageOfDays.extend({
    inventoryId: z.uuid().optional(),
    search: text(200).optional(),
  }),
  shows: ['usage', 'inventory', 'profile'],
  reply: z.object({ data: z.array(Use), pagination: Pagination }),
} as const satisfies Endpoint;

const oneUse = {
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  /** Both null for a use from elsewhere. */
  reply: z.object({
    data: z.object({ inventoryId: z.uuid().nullable(), remaining: z.number().nullable() }),
  }),
} as const;

export const deleteUse = {
  ...oneUse,
  method: 'DELETE',
  path: '/usage/:id',
  summary:
    'Takes a use back; what it took returns to the box, which is closed again if that is said or nothing else was taken',
  body: z.object({ closesBox: z.boolean().default(false) }),
  changes: ['usage', 'stock', 'notifications'],
} as const satisfies Endpoint;

export const restoreUse = {
  ...oneUse,
  method: 'POST',
  path: '/usage/:id/restore',
  summary:
    'Puts a deleted use back as it was; what it took leaves the box again. Where its planned dose was taken again since, that record is the answer',
  changes: ['usage', 'stock', 'notifications'],
} as const satisfies Endpoint;
