import {
  doseInMg,
  DOSE_UNITS,
  FORMS_OF,
  PLAN_FORMS,
  PLAN_MEDICATION_TYPES,
  PLAN_TYPES,
  PRIORITIES,
  WITH_FOOD,
} from '@leveza/domain/plans/plan-words.ts';
import { FREQUENCIES } from '@leveza/domain/plans/schedule.ts';
import { MOST_TIMES_PER_DAY, spreadTimes } from '@leveza/domain/plans/times.ts';
import { decimal, whole } from '../decimal.ts';
import { optionalText, text } from '../text.ts';
import { clockTime, day } from '../time.ts';
import { z } from '../zod.ts';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    schema.nullish().transform((value) => value ?? null),
  );

const DOSE = 'Dose é obrigatória';
const NO_TIME = 'Pelo menos um horário é obrigatório';

const times = z
  .array(clockTime)
  .max(MOST_TIMES_PER_DAY, `No máximo ${MOST_TIMES_PER_DAY} horários por dia.`)
  .transform((list) => [...new Set(list)].toSorted());

const days = (what: string, max: number) =>
  optional(whole(`${what} deve estar entre 1 e ${max}`, { min: 1, max }));

export const MOST_STEPS = 12;

/** A step of a GLP-1 plan: so much for so many weeks. The last one goes on, so that its weeks are not asked for. */
const PlanStep = z.object({
  doseMg: decimal('Informe a dose em mg', { min: 0.0001, max: 1000 }),
  weeks: optional(whole('De 1 a 52 semanas', { min: 1, max: 52 })),
});

const fields = {
  medicationType: z.enum(PLAN_MEDICATION_TYPES, 'Escolha o tipo.'),
  name: text(200).min(1, 'Nome é obrigatório'),
  brand: optionalText(200),
  /** GLP-1: the product of the shipped catalogue, where the patient chose one. */
  catalogId: optionalText(80),
  dosageForm: z.enum(PLAN_FORMS, 'Escolha a forma.'),
  /** In mg; `dose` with `doseUnit` says it for what is not measured by mass. */
  doseMg: optional(decimal(DOSE, { min: 0.0001, max: 1_000_000 })),
  dose: optional(decimal(DOSE, { min: 0.0001, max: 1_000_000 })),
  doseUnit: z.enum(DOSE_UNITS).default('mg'),
  /** GLP-1: doses one after the other, in place of one dose. A change without them keeps those that are planned. */
  steps: z.array(PlanStep).max(MOST_STEPS, `No máximo ${MOST_STEPS} etapas.`).optional(),
  planType: z.enum(PLAN_TYPES).default('continuous'),
  frequency: z.enum(FREQUENCIES).default('daily'),
  timesPerDay: optional(
    whole(`De 1 a ${MOST_TIMES_PER_DAY} vezes por dia`, { min: 1, max: MOST_TIMES_PER_DAY }),
  ),
  scheduledTimes: times.optional(),
  daysOfWeek: z
    .array(z.number().int().min(0).max(6))
    .default([])
    .transform((list) => [...new Set(list)].toSorted((one, other) => one - other)),
  intervalDays: days('O intervalo', 365),
  daysOn: days('O número de dias com doses', 365),
  daysOff: days('O número de dias sem doses', 365),
  /** Today, unless said. */
  startDate: day,
  endDate: day,
  totalDoses: days('O total de doses', 5000),
  withFood: z.enum(WITH_FOOD).default('either'),
  specialInstructions: optionalText(1000),
  reminderEnabled: z.boolean().default(true),
  priority: z.enum(PRIORITIES).default('medium'),
  quantityPerDose: decimal('A quantidade deve estar entre 0,1 e 100', { min: 0.1, max: 100 }).default(1),
  /** The product whose boxes it draws on. */
  productId: optional(z.uuid()),
  /** As needed: the limits the patient was told. */
  minGapHours: optional(decimal('Informe de 0,5 a 168 horas', { min: 0.5, max: 168 })),
  mostPerDay: days('O máximo por dia', 24),
  /** GLP-1: this plan takes the place of the one in force. */
  replacePlan: z.boolean().default(false),
  /** GLP-1: a first dose inside the label's minimum gap. */
  confirmEarly: z.boolean().default(false),
  /** GLP-1: a dose or a step unlike the label's. */
  confirmDose: z.boolean().default(false),
};

type Fields = z.output<z.ZodObject<typeof fields>>;

/** Times typed, or spread over the day for so many doses. */
function timesOf({ planType, scheduledTimes, timesPerDay }: Fields): string[] {
  if (planType === 'as_needed') return [];
  if (scheduledTimes !== undefined) return scheduledTimes;
  return timesPerDay === null ? [] : spreadTimes(timesPerDay);
}

function check(input: Fields, context: z.RefinementCtx<Fields>): void {
  const refuse = (path: keyof Fields, message: string, ...inside: (string | number)[]) =>
    context.addIssue({ code: 'custom', path: [path, ...inside], message });
  const steps = input.steps ?? [];
  if (steps.length > 0 && input.medicationType !== 'glp1') {
    refuse('steps', 'Só um plano de GLP-1 tem etapas.');
  }
  steps.slice(0, -1).forEach(({ weeks }, index) => {
    if (weeks === null) refuse('steps', 'Diga por quantas semanas.', index, 'weeks');
  });
  if (input.doseMg === null && input.dose === null && steps.length === 0) {
    refuse('doseMg', DOSE);
    refuse('dose', DOSE);
  }
  const isInMass = input.dose === null || doseInMg(input.dose, input.doseUnit) !== null;
  if (input.medicationType === 'glp1' && steps.length === 0 && !isInMass) {
    refuse('doseUnit', 'A dose de um GLP-1 é em mg.');
  }
  if (!FORMS_OF[input.medicationType].includes(input.dosageForm)) {
    refuse('dosageForm', 'Esta forma não existe para o tipo escolhido.');
  }
  if (input.planType === 'as_needed' && input.medicationType === 'glp1') {
    refuse('planType', 'Um medicamento GLP-1 tem dias certos: escolha contínuo ou curso.');
  }
  if (input.planType !== 'as_needed' && timesOf(input).length === 0) refuse('scheduledTimes', NO_TIME);
  if (input.planType === 'course' && !input.endDate && input.totalDoses === null) {
    refuse('endDate', 'Data de fim ou total de doses é obrigatório para cursos');
  }
  if (input.startDate && input.endDate && input.endDate < input.startDate) {
    refuse('endDate', 'A data de fim não pode ser antes do início.');
  }
  if (
    input.frequency === 'custom' &&
    input.intervalDays === null &&
    (input.daysOn === null || input.daysOff === null)
  ) {
    refuse('intervalDays', 'Informe a cada quantos dias, ou quantos dias com e sem doses.');
  }
}

/** One dose with its unit: that of the first step, or the one that was entered. */
function doseOf({ steps, doseMg, dose, doseUnit }: Pick<Fields, 'steps' | 'doseMg' | 'dose' | 'doseUnit'>) {
  const inMg = steps?.[0]?.doseMg ?? (dose === null ? doseMg : null);
  return inMg === null ? { dose: dose!, doseUnit } : { dose: inMg, doseUnit: 'mg' as const };
}

/** The form of the specification, as it is stored: one dose with its unit, and the times themselves. */
export const PlanInput = z
  .object(fields)
  .superRefine(check)
  .transform(({ doseMg, dose, doseUnit, timesPerDay: _, ...input }) => ({
    ...input,
    ...doseOf({ doseMg, dose, doseUnit, ...input }),
    scheduledTimes: timesOf({ doseMg, dose, doseUnit, timesPerDay: _, ...input }),
  }));
export type PlanInput = z.output<typeof PlanInput>;

/** An edit counts from a day on; today, unless said. A change that is to come later stays, unless it is given up. */
export const PlanChange = z.intersection(
  PlanInput,
  z.object({
    from: day,
    keepsNextChange: z.boolean().default(true),
    /** Takes back an edit of just now: days that it planned before the beginning go with it. */
    isUndo: z.boolean().default(false),
  }),
);
export type PlanChange = z.output<typeof PlanChange>;
