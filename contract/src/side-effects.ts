import { EFFECT_TYPES, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { ANSWER_IDS } from '@leveza/domain/side-effects/questions.ts';
import { readDecimal, whole } from './decimal.ts';
import type { Endpoint } from './endpoint.ts';
import { Sourced } from './sourced.ts';
import { Pagination } from './pagination.ts';
import { optionalText } from './text.ts';
import { instant, PageOfDays } from './time.ts';
import { z } from './zod.ts';

const MOST_MINUTES = 60 * 24 * 90;

/** More than are ever felt at once: every type of the list, and one of the patient's own. */
const MOST_TOGETHER = EFFECT_TYPES.length;

const feeling = {
  effectType: z.enum(EFFECT_TYPES, { error: 'Selecione o tipo de efeito' }),
  /** The patient's name for an effect outside the list. */
  otherName: optionalText(80),
  intensity: z.preprocess(
    readDecimal,
    z
      .number('Selecione a intensidade')
      .int('Selecione a intensidade')
      .min(1, 'Selecione a intensidade')
      .max(5, 'Selecione a intensidade'),
  ),
};

/** Which effect, and how strong. */
export const Feeling = z.object(feeling).superRefine(asksForName);
export type Feeling = z.output<typeof Feeling>;

const answerIds = z.array(z.enum(ANSWER_IDS)).max(ANSWER_IDS.length).default([]);
/** The answers to the questions asked after an effect. */
export const SideEffectAnswers = z.object({ yes: answerIds, no: answerIds });
export type SideEffectAnswers = z.output<typeof SideEffectAnswers>;

export const SideEffectInput = z
  .object({
    ...feeling,
    /** Now, unless said; never in the future. */
    datetime: instant.optional(),
    /** In minutes. */
    duration: z.preprocess(
      (value) => (value === '' ? null : value),
      whole('Informe uma duração de 1 minuto a 90 dias.', { min: 1, max: MOST_MINUTES }).nullish(),
    ),
    actionTaken: optionalText(500),
    notes: optionalText(1000),
    /** Of an effect that is taken back as it was; without them a new one has none, and a changed one keeps its own. */
    answers: SideEffectAnswers.optional(),
    /** Goes with the answers. */
    evaluatedAt: instant.nullish(),
  })
  .superRefine(asksForName);
export type SideEffectInput = z.output<typeof SideEffectInput>;

/** One effect, and those felt with it: moment, duration, action and notes are theirs too. */
export const SideEffectsInput = SideEffectInput.safeExtend({
  also: z.array(Feeling).max(MOST_TOGETHER).default([]),
});
export type SideEffectsInput = z.output<typeof SideEffectsInput>;

/** An effect outside the list needs a name. */
export function asksForName(
  { effectType, otherName }: { effectType: EffectType; otherName: string | null },
  context: z.RefinementCtx,
): void {
  if (effectType === 'other' && !otherName) {
    context.addIssue({ code: 'custom', path: ['otherName'], message: 'Conte o que você sentiu.' });
  }
}

/** Where the treatment stood when it was felt: facts side by side, never a cause. */
export const DoseContext = z.object({
  medicationName: z.string(),
  doseMg: z.number(),
  /** Whole days of the patient's calendar since the last application. */
  daysSince: z.number(),
  /** Estimated, in mg; null where no curve may be drawn. */
  levelMg: z.number().nullable(),
});
export type DoseContext = z.infer<typeof DoseContext>;

/** How often studies of a product saw an effect. */
export const LabelFrequency = Sourced.extend({
  product: z.string(),
  dose: z.string(),
  percent: z.number(),
  placeboPercent: z.number().nullable(),
  /** False where only another product of the same substance has a figure. */
  isOfProduct: z.boolean(),
});
export type LabelFrequency = z.infer<typeof LabelFrequency>;

export const SideEffect = z.object({
  id: z.uuid(),
  datetime: z.iso.datetime(),
  effectType: z.enum(EFFECT_TYPES),
  otherName: z.string().nullable(),
  intensity: z.number(),
  duration: z.number().nullable(),
  actionTaken: z.string().nullable(),
  notes: z.string().nullable(),
  /** Kept only where they made a red flag. */
  answers: z.object({ yes: z.array(z.enum(ANSWER_IDS)), no: z.array(z.enum(ANSWER_IDS)) }),
  /** When the patient noted that a doctor has looked at the sign in them. */
  evaluatedAt: z.iso.datetime().nullable(),
  /** Null when nothing had been applied before it. */
  context: DoseContext.nullable(),
  /** For the product and dose in use when it was felt. */
  label: LabelFrequency.nullable(),
});
export type SideEffect = z.infer<typeof SideEffect>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const SideEffectReply = z.object({ data: SideEffect });
const SideEffectsReply = SideEffectReply.extend({ also: z.array(SideEffect) });

export const listSideEffects = {
  method: 'GET',
  path: '/side-effects',
  summary: 'What was felt, newest first, by type, intensity and days of the patient’s zone',
  access: 'patient',
  query: PageOfDays.extend({
    effectType: z.enum(EFFECT_TYPES).optional(),
    /** Only those of the patient's own that are called as this one is: a name has no place in an address. */
    sameAs: z.uuid().optional(),
    minIntensity: z.coerce.number().int().min(1).max(5).optional(),
  }),
  shows: ['side-effects', 'applications', 'profile'],
  reply: z.object({ data: z.array(SideEffect), pagination: Pagination }),
} as const satisfies Endpoint;

export const readSideEffect = {
  ...one,
  method: 'GET',
  path: '/side-effects/:id',
  summary: 'One side effect',
  shows: ['side-effects', 'applications', 'profile'],
  reply: SideEffectReply,
} as const satisfies Endpoint;

export const addSideEffect = {
  method: 'POST',
  path: '/side-effects',
  summary: 'Records a side effect, and in `also` those felt with it: all of them, or none',
  access: 'patient',
  status: 201,
  body: SideEffectsInput,
  changes: ['side-effects'],
  reply: SideEffectsReply,
} as const satisfies Endpoint;

export const changeSideEffect = {
  ...one,
  method: 'PUT',
  path: '/side-effects/:id',
  summary: 'Replaces a side effect',
  body: SideEffectInput,
  changes: ['side-effects'],
  reply: SideEffectReply,
} as const satisfies Endpoint;

export const answerSideEffect = {
  ...one,
  method: 'PUT',
  path: '/side-effects/:id/answers',
  summary: 'Keeps the answers that made a red flag, for reports and carers; others are not kept',
  body: SideEffectAnswers,
  changes: ['side-effects'],
  reply: SideEffectReply,
} as const satisfies Endpoint;

export const deleteSideEffect = {
  ...one,
  method: 'DELETE',
  path: '/side-effects/:id',
  summary: 'Deletes a side effect, and in `also` those recorded with it; the answer is what they were',
  body: z.object({ also: z.array(z.uuid()).max(MOST_TOGETHER).default([]) }),
  changes: ['side-effects'],
  reply: SideEffectsReply,
} as const satisfies Endpoint;

const TypeCount = z.object({
  /** The first of them, which an address may name. */
  id: z.uuid(),
  effectType: z.enum(EFFECT_TYPES),
  otherName: z.string().nullable(),
  count: z.number(),
  meanIntensity: z.number(),
  lastAt: z.iso.datetime(),
  /** For the product in use. */
  label: LabelFrequency.nullable(),
});

const ONE_FELT = { datetime: true, effectType: true, otherName: true } as const;
/** One of the last three days, for the rules that look at several together. */
const RecentEffect = SideEffect.pick({ ...ONE_FELT, intensity: true, duration: true });

export const SideEffectSummary = z.object({
  /** Counts of the last seven days. */
  week: z.object({
    count: z.number(),
    strong: z.number(),
    meanIntensity: z.number().nullable(),
    /** Null when there is none, or no single one. */
    commonest: SideEffect.pick({ effectType: true, otherName: true }).nullable(),
  }),
  /** Counts of the last 90 days, the commonest first. */
  byType: z.array(TypeCount),
  /** Only with at least five occurrences over three dose cycles: counts, never a cause. */
  patterns: z.array(
    z.object({
      effectType: z.enum(EFFECT_TYPES),
      otherName: z.string().nullable(),
      inRange: z.number(),
      total: z.number(),
      fromDay: z.number(),
      toDay: z.number(),
      cycles: z.number(),
      /** How many on each day after the dose, the day of the dose first. */
      byDay: z.array(z.number()),
    }),
  ),
  /** The same of all effects of the last 90 days; empty where no interval gives it days. */
  byDay: z.array(z.number()),
  /** Facts about the patient that the red-flag rules need. */
  risk: z.object({
    /** Null when nothing recorded says it: then the patient is asked. */
    hasLowSugarRisk: z.boolean().nullable(),
    /** Null when nothing recorded says it: then the patient is asked. */
    hasKetoacidosisRisk: z.boolean().nullable(),
    /** Effects of the last 72 hours, newest first. */
    recent: z.array(RecentEffect),
  }),
});
export type SideEffectSummary = z.infer<typeof SideEffectSummary>;

export const readSideEffectSummary = {
  method: 'GET',
  path: '/side-effects/summary',
  summary: 'Last seven days, counts by type with label frequencies, patterns',
  access: 'patient',
  shows: ['side-effects', 'applications', 'dose-plan', 'inventory', 'usage', 'pens', 'profile'],
  reply: z.object({ data: SideEffectSummary }),
} as const satisfies Endpoint;
