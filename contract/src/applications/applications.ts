import { MOLECULES } from '@leveza/domain/pens/presentation.ts';
import { SITES, ZONES } from '@leveza/domain/rotation/zones.ts';
import { readDecimal, whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { confirmAllergy } from '../inventory/confirm-allergy.ts';
import { Pagination } from '../pagination.ts';
import { optionalText, text } from '../text.ts';
import { instant, PageOfDays } from '../time.ts';
import { z } from '../zod.ts';
import { NextDose } from './next-dose.ts';

const MISSING_DOSE = 'Dose é obrigatória';
export const doseMg = z.preprocess(
  (value) => (value === '' ? undefined : readDecimal(value)),
  z.number(MISSING_DOSE).min(0.0001, MISSING_DOSE).max(1000, 'A dose é grande demais.'),
);
const pain = z.preprocess(
  (value) => (value === '' ? null : value),
  whole('A dor vai de 0 a 10.', { min: 0, max: 10 }).nullish(),
);

/** Answers to the questions about the dose itself, which doses from before the app are asked as well. */
export const doseAnswers = {
  /** The patient confirms a dose unlike the label or the ones before. */
  confirmDose: z.boolean().default(false),
  /** The patient confirms a first dose while another molecule is still on board. */
  confirmSwitch: z.boolean().default(false),
};

const PartOfDose = z.object({ penId: z.uuid({ error: 'Selecione uma caneta' }), mg: doseMg });

const fields = {
  /** Default is now; never in the future. */
  datetime: instant.optional(),
  /** The whole dose: three injections of 2,4 mg are one of 7,2 mg. */
  doseMg,
  /**
   * The parts of further pens; the rest came out of `penId`. A change of pen or dose without it draws from that one.
   */
  alsoFrom: z.array(PartOfDose).max(9, 'De até 10 canetas de cada vez.').optional(),
  /** Null says that the patient does not remember it, of a dose of an earlier day; a change to it forgets the site. */
  applicationSite: z.enum(SITES, { error: 'Local de aplicação é obrigatório' }).nullable(),
  /** Side and part of the site, if the patient chose one. */
  zone: z.enum(ZONES).nullish(),
  pain,
  reactions: optionalText(500),
  notes: optionalText(1000),
  /** The patient confirms a second dose inside the minimum gap. */
  confirmEarly: z.boolean().default(false),
  /** The patient confirms a dose from a pen past its date. */
  confirmExpired: z.boolean().default(false),
  /** The patient confirms a dose from a pen whose lot Anvisa lists as counterfeit. */
  confirmLot: z.boolean().default(false),
  confirmAllergy,
  /** The patient confirms a dose after a sign that lets none follow until a doctor has looked at it. */
  confirmHeld: z.boolean().default(false),
  ...doseAnswers,
};

export const ApplicationInput = z.object({ penId: z.uuid({ error: 'Selecione uma caneta' }), ...fields });
export type ApplicationInput = z.output<typeof ApplicationInput>;

const { alsoFrom: _pens, confirmExpired: _expiry, confirmLot: _lot, ...withoutPen } = fields;
/** A dose that came out of no pen at home: of a clinic, of a friend, or before the pen is written down. */
export const ApplicationElsewhereInput = z.object({
  catalogId: optionalText(80),
  medicationName: text(200).min(1, 'Nome do medicamento é obrigatório'),
  ...withoutPen,
});
export type ApplicationElsewhereInput = z.output<typeof ApplicationElsewhereInput>;

/** Only what is sent changes. */
export const ApplicationChange = ApplicationInput.partial().extend({
  confirmEarly: fields.confirmEarly,
  confirmExpired: fields.confirmExpired,
  confirmLot: fields.confirmLot,
  confirmAllergy,
  confirmHeld: fields.confirmHeld,
  ...doseAnswers,
});
export type ApplicationChange = z.output<typeof ApplicationChange>;

export const Application = z.object({
  id: z.uuid(),
  /** Null for one from before the app, from elsewhere, or from a pen that is not kept any more. */
  penId: z.uuid().nullable(),
  catalogId: z.string().nullable(),
  medicationName: z.string(),
  molecule: z.enum(MOLECULES).nullable(),
  datetime: z.iso.datetime(),
  doseMg: z.number(),
  /** The parts of further pens; none for most doses. */
  alsoFrom: z.array(z.object({ penId: z.uuid(), mg: z.number() })),
  applicationSite: z.enum(SITES).nullable(),
  zone: z.enum(ZONES).nullable(),
  pain: z.number().nullable(),
  reactions: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Application = z.infer<typeof Application>;

const oneApplication = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const ApplicationReply = z.object({ data: Application });
/** The recorded dose, and the next one planned after it. */
const RecordedReply = ApplicationReply.extend({
  nextDose: NextDose,
  /** The newest dose, applied on another day than the usual one: the planned dose it stands for; missing otherwise. */
  countsFor: z.iso.datetime().optional(),
  /** The dose ended a pause of the treatment; missing where there was none. */
  endsPause: z.boolean().optional(),
  /** And that pause can go on; a course that was over cannot. */
  canContinuePause: z.boolean().optional(),
});

export const listApplications = {
  method: 'GET',
  path: '/applications',
  summary: 'What was applied, newest first, by days of the patient’s zone',
  access: 'patient',
  query: PageOfDays,
  shows: ['applications', 'profile'],
  reply: z.object({ data: z.array(Application), pagination: Pagination }),
} as const satisfies Endpoint;

export const readApplication = {
  ...oneApplication,
  method: 'GET',
  path: '/applications/:id',
  summary: 'One application',
  shows: ['applications'],
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const registerApplication = {
  method: 'POST',
  path: '/applications',
  summary: 'Records a dose; the application and the pen’s ledger change together or not at all',
  access: 'patient',
  status: 201,
  body: ApplicationInput,
  asks: [
    'confirmExpired',
    'confirmLot',
    'confirmAllergy',
    'confirmEarly',
    'confirmDose',
    'confirmSwitch',
    'confirmHeld',
  ],
  changes: ['applications', 'pens'],
  reply: RecordedReply,
} as const satisfies Endpoint;

export const registerApplicationElsewhere = {
  method: 'POST',
  path: '/applications/elsewhere',
  summary: 'Records a dose that came out of no pen at home; its questions are those of any other dose',
  access: 'patient',
  status: 201,
  body: ApplicationElsewhereInput,
  asks: ['confirmAllergy', 'confirmEarly', 'confirmDose', 'confirmSwitch', 'confirmHeld'],
  changes: ['applications'],
  reply: RecordedReply,
} as const satisfies Endpoint;

export const changeApplication = {
  ...oneApplication,
  method: 'PUT',
  path: '/applications/:id',
  summary: 'Changes what is sent; stock, next dose and curve follow',
  body: ApplicationChange,
  asks: [
    'confirmExpired',
    'confirmLot',
    'confirmAllergy',
    'confirmEarly',
    'confirmDose',
    'confirmSwitch',
    'confirmHeld',
  ],
  changes: ['applications', 'pens'],
  reply: RecordedReply,
} as const satisfies Endpoint;

export const deleteApplication = {
  ...oneApplication,
  method: 'DELETE',
  path: '/applications/:id',
  summary: 'Takes an application back; what it took returns to the pen. The answer is what it was.',
  changes: ['applications', 'pens'],
  reply: ApplicationReply,
} as const satisfies Endpoint;

export const restoreApplication = {
  ...oneApplication,
  method: 'POST',
  path: '/applications/:id/restore',
  summary: 'Puts an application back that was deleted within a day, as it was; its pens give what they gave',
  changes: ['applications', 'pens'],
  reply: ApplicationReply,
} as const satisfies Endpoint;
