import { type Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { z } from '@leveza/contract/zod.ts';
import { forDraft } from '../../../ui/form/draft.ts';

/** Questions are written one a line; an empty line asks nothing. */
const withoutEmptyLines = (lines: unknown) =>
  Array.isArray(lines) ? lines.filter((line) => typeof line === 'string' && line.trim() !== '') : lines;

export const AppointmentForm = forDraft(
  AppointmentInput.extend({
    questions: z.preprocess(withoutEmptyLines, AppointmentInput.shape.questions),
  }),
  'title',
  'kind',
  'date',
  'questions',
  'repeats',
);
export type AppointmentValues = z.input<typeof AppointmentForm>;

/** An appointment as its form shows it; a new one on the day that is looked at. */
export function appointmentValues(appointment: Appointment | null, day: string): AppointmentValues {
  const { id: _id, ...values } = appointment ?? { ...NEW, id: null, date: day, questions: [] };
  return { ...values, repeats: 'none', repeatTimes: 2, scope: 'this' };
}

const NEW = {
  title: '',
  kind: 'consulta',
  time: null,
  place: null,
  doctor: null,
  notes: null,
  important: false,
  completed: false,
  seriesId: null,
} as const;
