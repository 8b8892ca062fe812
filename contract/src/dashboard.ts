import { DOSE_STATES } from '@leveza/domain/applications/next-dose.ts';
import type { Endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The three figures at the top of every screen; null means there is nothing to compute it from yet. */
export const Headline = z.object({
  nextDoseAt: z.iso.datetime().nullable(),
  totalLossKg: z.number().nullable(),
  unreadNotifications: z.number(),
});
export type Headline = z.infer<typeof Headline>;

export const readHeadline = {
  method: 'GET',
  path: '/dashboard/headline',
  summary: 'Next dose, total loss and unread notifications, for the header',
  access: 'patient',
  reply: z.object({ data: Headline }),
} as const satisfies Endpoint;

/** What is due now; each leads to its one action. */
export const TodayItem = z.object({
  kind: z.enum([
    'dose-due',
    'dose-late',
    'dose-missed',
    'dose-unknown',
    'low-stock',
    'expiring',
    'buy-pen',
    'prescription-ending',
  ]),
  title: z.string(),
  detail: z.string(),
  /** Inside the app. */
  link: z.string(),
  action: z.string(),
});
export type TodayItem = z.infer<typeof TodayItem>;

export const ACTIVITY_KINDS = ['application', 'measurement', 'side-effect', 'use', 'pen', 'box'] as const;

export const Activity = z.object({
  kind: z.enum(ACTIVITY_KINDS),
  id: z.uuid(),
  at: z.iso.datetime(),
  title: z.string(),
  detail: z.string().nullable(),
  link: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const Dashboard = z.object({
  /** Against the profile's target, or 15 kg when no target is known. */
  lostKg: z.number().nullable(),
  goalKg: z.number(),
  isGoalFromProfile: z.boolean(),
  daysInTreatment: z.number().nullable(),
  nextDoseAt: z.iso.datetime().nullable(),
  doseState: z.enum(DOSE_STATES),
  currentWeight: z.number().nullable(),
  currentWeightAt: z.iso.datetime().nullable(),
  remainingGoalKg: z.number().nullable(),
  /** In reais: pens, boxes of supplements and of medications. */
  totalSpent: z.number(),
  /** At most eight, evenly through the treatment, oldest first. */
  weights: z.array(z.object({ at: z.iso.datetime(), weight: z.number() })),
  today: z.array(TodayItem),
  activity: z.array(Activity),
  firstSteps: z.object({
    hasProfile: z.boolean(),
    hasPen: z.boolean(),
    hasApplication: z.boolean(),
    hasWeight: z.boolean(),
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboard = {
  method: 'GET',
  path: '/dashboard',
  summary: 'The whole dashboard in one call',
  access: 'patient',
  reply: z.object({ data: Dashboard }),
} as const satisfies Endpoint;
