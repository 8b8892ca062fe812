import { APPOINTMENT_KINDS } from '@leveza/domain/calendar/appointment-kinds.ts';
import { MOST_REPEATS, REPEATS } from '@leveza/domain/calendar/repeats.ts';
import { whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { optionalText, text } from '../text.ts';
import { calendarDay, clockTime } from '../time.ts';
import { z } from '../zod.ts';

/** Of appointments that repeat: only the one that is meant, or those after it as well. */
const scope = z.enum(['this', 'following']).default('this');

export const AppointmentInput = z.object({
  title: text(200).min(1, 'Título é obrigatório'),
  kind: z.enum(APPOINTMENT_KINDS).default('consulta'),
  date: calendarDay,
  time: z.preprocess(
    (value) => (value === '' ? null : value),
    clockTime.nullish().transform((value) => value ?? null),
  ),
  place: optionalText(200),
  doctor: optionalText(200),
  notes: optionalText(1000),
  important: z.boolean().default(false),
  /** The patient's questions for the appointment. */
  questions: z.array(text(300).min(1)).max(30).default([]),
  /** It took place. */
  completed: z.boolean().default(false),
  /** Only when it is added: as many appointments as it repeats. */
  repeats: z.enum(REPEATS).default('none'),
  repeatTimes: whole(`De 2 a ${MOST_REPEATS} vezes`, { min: 2, max: MOST_REPEATS }).default(2),
  /** Only when it is added: a deleted one returns to those it repeats with. */
  seriesId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  /** Only when it is changed. Those after it move by as many days, and keep what was asked and done at each. */
  scope,
});
export type AppointmentInput = z.output<typeof AppointmentInput>;

export const Appointment = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(APPOINTMENT_KINDS),
  date: z.string(),
  time: z.string().nullable(),
  place: z.string().nullable(),
  doctor: z.string().nullable(),
  notes: z.string().nullable(),
  important: z.boolean(),
  questions: z.array(z.string()),
  completed: z.boolean(),
  /** The same for those that repeat together; null for a single one. */
  seriesId: z.uuid().nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const AppointmentReply = z.object({ data: Appointment });

export const listAppointments = {
  method: 'GET',
  path: '/appointments',
  summary: 'Appointments, by day and time',
  access: 'patient',
  query: z.object({ from: calendarDay.optional(), to: calendarDay.optional() }),
  shows: ['appointments'],
  reply: z.object({ data: z.array(Appointment) }),
} as const satisfies Endpoint;

export const addAppointment = {
  method: 'POST',
  path: '/appointments',
  summary: 'A consultation, an exam or another appointment',
  access: 'patient',
  status: 201,
  body: AppointmentInput,
  changes: ['appointments'],
  reply: AppointmentReply,
} as const satisfies Endpoint;

export const changeAppointment = {
  ...one,
  method: 'PUT',
  path: '/appointments/:id',
  summary: 'Changes an appointment',
  body: AppointmentInput,
  changes: ['appointments'],
  reply: AppointmentReply,
} as const satisfies Endpoint;

export const deleteAppointment = {
  ...one,
  method: 'DELETE',
  path: '/appointments/:id',
  summary:
    'Deletes an appointment, or those that repeat after it as well; the answer is the whole of them, to be added again',
  body: z.object({ scope }),
  changes: ['appointments'],
  reply: AppointmentReply.extend({ following: z.array(Appointment) }),
} as const satisfies Endpoint;
