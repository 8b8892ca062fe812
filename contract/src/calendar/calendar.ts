import { DOSE_STATES } from '@leveza/domain/plans/dose-states.ts';
import type { Endpoint } from '../endpoint.ts';
import { Place } from '../place.ts';
import { PlannedDose } from '../plans/doses.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';

export const EVENT_TYPES = [
  'medication',
  'application',
  'measurement',
  'appointment',
  'exam',
  'stock',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Something of a day. One dose is one event, whether it was taken, skipped or is still planned. */
export const CalendarEvent = z.object({
  /** The same at every reading. */
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  title: z.string(),
  date: z.iso.date(),
  /** 'HH:MM' by the patient's clock; null for a whole day. */
  time: z.string().nullable(),
  completed: z.boolean(),
  important: z.boolean(),
  /** Counts for the completion rate: it was to be done, not only known. */
  isTask: z.boolean(),
  /** Of a dose. */
  state: z.enum(DOSE_STATES).nullable(),
  /** The plan and the moment of a planned dose, as `POST /doses` takes them. */
  planId: z.uuid().nullable(),
  plannedAt: z.iso.datetime().nullable(),
  /** The use, application, skip, measurement, effect or appointment it is. */
  recordId: z.uuid().nullable(),
  /** The further facts of a plan's dose that taking it, and taking it back, needs. */
  dose: PlannedDose.pick({
    name: true,
    productId: true,
    takenAt: true,
    snoozedUntil: true,
    quantity: true,
    notes: true,
    isPlanDeleted: true,
  }).nullable(),
  /** The screen that shows the record; null where the calendar itself does. */
  place: Place.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

export const readCalendar = {
  method: 'GET',
  path: '/calendar',
  summary: 'Everything of the days asked for, in the order of the clock',
  access: 'patient',
  /** A week back and four weeks ahead, unless said. */
  query: z.object({ from: calendarDay.optional(), to: calendarDay.optional() }),
  shows: [
    'usage',
    'applications',
    'dose-plan',
    'measurements',
    'side-effects',
    'appointments',
    'inventory',
    'stock',
    'pens',
    'prescriptions',
    'exams',
    'profile',
  ],
  reply: z.object({ data: z.array(CalendarEvent) }),
} as const satisfies Endpoint;
