import { BOX_STATES } from '@leveza/domain/dashboard/box-states.ts';
import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import { DoseHold } from './applications/held-dose.ts';
import { NextDose } from './applications/next-dose.ts';
import type { Endpoint } from './endpoint.ts';
import { UrgentValue } from './exams/urgent.ts';
import { WeightStart } from './measurements.ts';
import { Moment } from './moments.ts';
import { PlannedDose } from './plans/doses.ts';
import { z } from './zod.ts';

/** The three figures at the top of every screen; null means there is nothing to compute it from yet. */
export const Headline = z.object({
  /** Of the injection on its day, otherwise the earliest open dose of the injection and the plans. */
  nextDoseAt: z.iso.datetime().nullable(),
  /** The medicine of that dose; null where no medicine is known. */
  nextDoseName: z.string().nullable(),
  /** It is late from then on, by the rule of every screen; null without a dose. */
  nextDoseLateAt: z.iso.datetime().nullable(),
  /** Several doses were missed in a row: who prescribes says when to go on. */
  talkToPrescriber: z.boolean(),
  totalLossKg: z.number().nullable(),
  unreadNotifications: z.number(),
});
export type Headline = z.infer<typeof Headline>;

export const readHeadline = {
  method: 'GET',
  path: '/dashboard/headline',
  summary: 'Next dose, total loss and unread notifications, for the header',
  access: 'patient',
  shows: ['profile', 'notifications', 'applications', 'dose-plan', 'usage', 'inventory', 'measurements'],
  reply: z.object({ data: Headline }),
} as const satisfies Endpoint;

/** Items due now, as facts: the screen writes the sentences, so that 'hoje' is computed on the day itself. */
export const TodayItem = z.discriminatedUnion('kind', [
  /** Details are in `nextDose`. */
  z.object({ kind: z.literal('dose'), medicationName: z.string() }),
  z.object({ kind: z.literal('buy-pen'), dosesLeft: z.number(), runsOutOn: z.iso.date() }),
  z.object({ kind: z.literal('prescription'), lastDay: z.iso.date() }),
  /** The usual repeat of an exam is near or has just passed. */
  z.object({
    kind: z.literal('exam'),
    examId: z.uuid(),
    examType: z.string(),
    repeatOn: z.iso.date(),
  }),
  /** One line a product, however many boxes of it there are. */
  z.object({
    kind: z.literal('box'),
    state: z.enum(BOX_STATES),
    /** The box to look at, and the screen it stands on. */
    itemId: z.uuid(),
    itemKind: z.enum(['supplement', 'medication']),
    name: z.string(),
    /** Quantity left of the product, or in the box if the box has expired. */
    quantity: z.number(),
    unitType: z.enum(UNIT_TYPES),
    expiryDate: z.iso.date().nullable(),
  }),
]);
export type TodayItem = z.infer<typeof TodayItem>;

export const ACTIVITY_KINDS = [
  'application',
  'measurement',
  'side-effect',
  'use',
  'dose',
  'pen',
  'box',
] as const;

export const Activity = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  id: z.uuid(),
  at: z.iso.datetime(),
  title: z.string(),
  detail: z.string().nullable(),
  /** To the record itself: a `Place`, as `linkTo` writes it. */
  link: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const Dashboard = z.object({
  /** Compared with the profile's target, or 15 kg if it has none. */
  lostKg: z.number().nullable(),
  goalKg: z.number(),
  isGoalFromProfile: z.boolean(),
  daysInTreatment: z.number().nullable(),
  nextDose: NextDose,
  currentWeight: z.number().nullable(),
  currentWeightAt: z.iso.datetime().nullable(),
  remainingGoalKg: z.number().nullable(),
  /** In reais: pens, boxes of supplements and of medications. */
  totalSpent: z.number(),
  /** Every weight up to eight, else eight evenly through all of them; oldest first. */
  weights: z.array(z.object({ at: z.iso.datetime(), weight: z.number() })),
  /** Before those, as one of the eight; null where a weighing of that day or before says it. */
  start: WeightStart.nullable(),
  today: z.array(TodayItem),
  /** Critical values of exams that ask for a talk today, the newest first. */
  urgent: z.array(UrgentValue),
  activity: z.array(Activity),
  firstSteps: z.object({
    hasProfile: z.boolean(),
    hasPen: z.boolean(),
    hasApplication: z.boolean(),
    hasWeight: z.boolean(),
    /** Read to the end, or put away. */
    isClosed: z.boolean(),
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = {
  method: 'GET',
  path: '/dashboard',
  summary: 'The whole dashboard in one call',
  access: 'patient',
  shows: [
    'profile',
    'inventory',
    'stock',
    'usage',
    'pens',
    'applications',
    'dose-plan',
    'prescriptions',
    'exams',
    'measurements',
    'side-effects',
    'moments',
  ],
  reply: z.object({ data: Dashboard }),
} as const satisfies Endpoint;

/** One dose to take today by what a box says, and the use once it was taken. */
export const ToTake = z.object({
  /** The same before and after it was taken. */
  id: z.string(),
  /** Which dose of the day it is, and of how many. */
  number: z.number(),
  of: z.number(),
  name: z.string(),
  /** '1 comprimido · Com o jantar'. */
  dosage: z.string(),
  /** The box to take from, and how much of it. */
  inventoryId: z.uuid(),
  quantity: z.number(),
  /** The box is closed, and taking from it opens it. */
  opensBox: z.boolean(),
  takenAt: z.iso.datetime().nullable(),
  /** For taking it back. */
  useId: z.uuid().nullable(),
});
export type ToTake = z.infer<typeof ToTake>;

/** The day itself: the next dose, its place, and the other medicines to take. */
export const Today = z.object({
  /** As the form of the dose suggests it; null while nothing is known. */
  dose: z
    .object({
      medicationName: z.string(),
      doseMg: z.number(),
      /** Where no pen at home gives it: the doses that those of its molecule give. */
      otherDosesMg: z.array(z.number()),
      /** The pen it would come from where Anvisa lists its lot as counterfeit; null otherwise. */
      counterfeitPenId: z.uuid().nullable(),
    })
    .nullable(),
  suggestedZone: z.enum(ZONES).nullable(),
  lastZone: z.enum(ZONES).nullable(),
  lastDoseAt: z.iso.datetime().nullable(),
  /** Estimated mg over the last two weeks, oldest first; null where no curve may be drawn. */
  level: z.array(z.number()).nullable(),
  /** By the plans: those of earlier days that were late until today, then those of today. Injections are not among them. */
  doses: z.array(PlannedDose),
  /** Plans of GLP-1 tablets that are in force: their doses are the treatment, as injections are. */
  tabletPlanIds: z.array(z.uuid()),
  /** A box of such tablets where no plan speaks of any: its tablets are the treatment; null without one. */
  tabletBox: z
    .object({
      id: z.uuid(),
      name: z.string(),
      lastTakenAt: z.iso.datetime().nullable(),
      /** The tablet taken then, which may be of another strength. */
      lastTakenName: z.string().nullable(),
      /** No box of such tablets holds any. */
      isEmpty: z.boolean(),
    })
    .nullable(),
  /** The day the first of these tablets was planned for, or taken where none was planned; null without them. */
  tabletsSince: z.iso.date().nullable(),
  /** The newest sign after which, by the leaflet, no dose follows until a doctor has looked; null without one. */
  doseHold: DoseHold.nullable(),
  /** After a tablet that asks to wait before food and other medicines; null once that is over. */
  fasting: z.object({ name: z.string(), until: z.iso.datetime() }).nullable(),
  /** By the boxes that no plan speaks for. */
  toTake: z.array(ToTake),
  nextMilestone: z
    .object({ title: z.string(), toGoKg: z.number().nullable(), isToConfirm: z.boolean() })
    .nullable(),
  /** To be shown once, when nothing else is open. */
  moment: Moment.nullable(),
  /** Food and drink of today; null until the patient uses that screen. */
  nutrition: z
    .object({
      /** Null where no food of the day says it. */
      proteinG: z.number().nullable(),
      isProteinIncomplete: z.boolean(),
      proteinGoal: z.number(),
      waterMl: z.number(),
      waterGoal: z.number(),
    })
    .nullable(),
});
export type Today = z.infer<typeof Today>;

export const readToday = {
  method: 'GET',
  path: '/dashboard/today',
  summary: 'The next dose in detail, what is to be taken today, the next milestone and a moment to show',
  access: 'patient',
  shows: [
    'profile',
    'inventory',
    'stock',
    'usage',
    'pens',
    'applications',
    'dose-plan',
    'rotation',
    'measurements',
    'side-effects',
    'moments',
    'meals',
    'water',
    'nutrition-goals',
  ],
  reply: z.object({ data: Today }),
} as const satisfies Endpoint;
