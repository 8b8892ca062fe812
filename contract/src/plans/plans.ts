import {
  DOSE_UNITS,
  PLAN_FORMS,
  PLAN_MEDICATION_TYPES,
  PLAN_TYPES,
  PRIORITIES,
  WITH_FOOD,
} from '@leveza/domain/plans/plan-words.ts';
import { FREQUENCIES } from '@leveza/domain/plans/schedule.ts';
import { NextStep } from '../applications/next-dose.ts';
import { whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { calendarDay, day } from '../time.ts';
import { z } from '../zod.ts';
import { PlanChange, PlanInput } from './fields.ts';

export const PLAN_STATUSES = ['active', 'paused', 'ended'] as const;

/** A dose of a GLP-1 plan from a day on. */
const Step = z.object({
  doseMg: z.number(),
  from: z.string(),
  /** Null for the last one, which has no end. */
  weeks: z.number().nullable(),
});

/** The stock of its boxes for the plan; null where the plan draws on no product. */
const PlanStock = z.object({
  /** Whole doses in all boxes of the product. */
  dosesLeft: z.number(),
  /** The day of the first planned dose that the boxes no longer give. */
  runsOutOn: z.string().nullable(),
  /** A course: how many of its doses the boxes do not give. */
  dosesMissing: z.number().nullable(),
});

/** The settings of a plan from a day on. */
const settings = {
  medicationType: z.enum(PLAN_MEDICATION_TYPES),
  name: z.string(),
  brand: z.string().nullable(),
  catalogId: z.string().nullable(),
  dosageForm: z.enum(PLAN_FORMS),
  dose: z.number(),
  doseUnit: z.enum(DOSE_UNITS),
  planType: z.enum(PLAN_TYPES),
  frequency: z.enum(FREQUENCIES),
  scheduledTimes: z.array(z.string()),
  daysOfWeek: z.array(z.number()),
  intervalDays: z.number().nullable(),
  daysOn: z.number().nullable(),
  daysOff: z.number().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  totalDoses: z.number().nullable(),
  withFood: z.enum(WITH_FOOD),
  specialInstructions: z.string().nullable(),
  reminderEnabled: z.boolean(),
  priority: z.enum(PRIORITIES),
  quantityPerDose: z.number(),
  productId: z.uuid().nullable(),
  minGapHours: z.number().nullable(),
  mostPerDay: z.number().nullable(),
};

/** A plan with what it says today. */
export const Plan = z.object({
  id: z.uuid(),
  status: z.enum(PLAN_STATUSES),
  ...settings,
  /** Null where the unit is no mass. */
  doseMg: z.number().nullable(),
  /** A GLP-1 plan: the step in force and those to come, in order; `dose` is what continues until the next one. */
  steps: z.array(Step),
  nextStep: NextStep.nullable(),
  /** The settings the patient chose for a later day; the coming doses of a GLP-1 plan are its steps. */
  nextChange: z.object({ from: z.string(), ...settings }).nullable(),
  timesPerDay: z.number(),
  /** While paused: the day doses begin again; null when the patient did not say. */
  pausedUntil: z.string().nullable(),
  /** The day of its end, which lies ahead where another plan is to take its place. */
  endedOn: z.string().nullable(),
  /** The next dose that is neither taken nor skipped. */
  nextDoseAt: z.iso.datetime().nullable(),
  /** The moment of the first one still to come, also while another is late; one that was put off comes at its later moment. */
  nextScheduledAt: z.iso.datetime().nullable(),
  stock: PlanStock.nullable(),
});
export type Plan = z.infer<typeof Plan>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const PlanReply = z.object({ data: Plan });

export const listPlans = {
  method: 'GET',
  path: '/plans',
  summary: 'Every plan, with its stock and its next dose',
  access: 'patient',
  shows: ['usage', 'inventory', 'stock', 'applications', 'dose-plan', 'profile'],
  reply: z.object({ data: z.array(Plan) }),
} as const satisfies Endpoint;

export const readPlan = {
  ...one,
  method: 'GET',
  path: '/plans/:id',
  summary: 'One plan',
  shows: listPlans.shows,
  reply: PlanReply,
} as const satisfies Endpoint;

export const addPlan = {
  method: 'POST',
  path: '/plans',
  summary: 'What is to be taken, and when',
  access: 'patient',
  status: 201,
  body: PlanInput,
  asks: ['confirmEarly', 'confirmDose', 'replacePlan'],
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const changePlan = {
  ...one,
  method: 'PUT',
  path: '/plans/:id',
  summary: 'Changes a plan from a day on; the past keeps what was planned then',
  body: PlanChange,
  asks: ['confirmEarly', 'confirmDose', 'replacePlan'],
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const deletePlan = {
  ...one,
  method: 'DELETE',
  path: '/plans/:id',
  summary: 'Deletes a plan; what was taken stays in the history',
  changes: ['dose-plan'],
  reply: z.object({ data: z.object({ id: z.uuid() }) }),
} as const satisfies Endpoint;

export const restorePlan = {
  ...one,
  method: 'POST',
  path: '/plans/:id/restore',
  summary: 'Puts a plan back that was deleted or ended, as it was; a treatment follows it again',
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const PausePlanInput = z.object({ until: day });

export const pausePlan = {
  ...one,
  method: 'POST',
  path: '/plans/:id/pause',
  summary: 'No doses from now until a day, or until it is resumed',
  body: PausePlanInput,
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const resumePlan = {
  ...one,
  method: 'POST',
  path: '/plans/:id/resume',
  summary: 'Doses again from now on',
  body: z.object({
    /** GLP-1: the plan takes the place of the one in force. */
    replacePlan: z.boolean().default(false),
    /** GLP-1: a next dose inside the label's minimum gap. */
    confirmEarly: z.boolean().default(false),
    /** GLP-1: a dose unlike the label's. */
    confirmDose: z.boolean().default(false),
  }),
  asks: ['confirmEarly', 'confirmDose', 'replacePlan'],
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const endPlan = {
  ...one,
  method: 'POST',
  path: '/plans/:id/end',
  summary: 'No doses from now on',
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const HoldStepInput = z.object({ weeks: whole('De 1 a 52 semanas', { min: 1, max: 52 }) });

export const holdStep = {
  ...one,
  method: 'POST',
  path: '/plans/:id/steps/hold',
  summary: 'Keeps the present dose for some weeks longer; the next step and those after it come later',
  body: HoldStepInput,
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;

export const MoveStepInput = z.object({
  to: calendarDay,
  /** Sooner than the label has it. */
  confirmDose: z.boolean().default(false),
});

export const moveStep = {
  ...one,
  method: 'POST',
  path: '/plans/:id/steps/move',
  summary: 'The next step begins on another day; those after it keep their distance',
  body: MoveStepInput,
  asks: ['confirmDose'],
  changes: ['dose-plan'],
  reply: PlanReply,
} as const satisfies Endpoint;
