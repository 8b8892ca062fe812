import { DOSE_STATES } from '@leveza/domain/applications/next-dose.ts';
import { HOLD_REASONS } from '@leveza/domain/applications/titration.ts';
import { MissedDoseRule } from '../pens/glp1-catalog.ts';
import { z } from '../zod.ts';

/** A step of the plan that no dose has begun yet. */
export const NextStep = z.object({
  doseMg: z.number(),
  /** The day it is planned for; one that is held may be over. */
  from: z.string(),
  /** Why it does not begin by itself. */
  held: z.enum(HOLD_REASONS).nullable(),
});
export type NextStep = z.infer<typeof NextStep>;

export const NextDose = z.object({
  state: z.enum(DOSE_STATES),
  /** The planned time that `state` describes. */
  plannedAt: z.iso.datetime().nullable(),
  /** The last instant it may still be applied, by the label. */
  applyUntil: z.iso.datetime().nullable(),
  /** The planned dose after a missed one. */
  followingAt: z.iso.datetime().nullable(),
  /** The dose before one that is due or late, where it was neither applied nor skipped. */
  unrecordedAt: z.iso.datetime().nullable(),
  /** A second dose before this instant is inside the minimum gap. */
  earliestAt: z.iso.datetime().nullable(),
  missedInARow: z.number(),
  /** Two or more missed in a row. */
  talkToPrescriber: z.boolean(),
  /** The last dose was applied on another day than the usual one. */
  isOffDay: z.boolean(),
  /** The usual day, as a day of the calendar from which planned doses are counted, and time. */
  usual: z.object({ day: z.string(), time: z.string() }).nullable(),
  intervalDays: z.number().nullable(),
  rule: MissedDoseRule.nullable(),
  /** The dose by the plan; null where no plan names one. */
  doseMg: z.number().nullable(),
  nextStep: NextStep.nullable(),
});
export type NextDose = z.infer<typeof NextDose>;
