import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { TODAY } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';

let made = 0;
const nextId = (start: string) => {
  made += 1;
  return `${start}-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

const PLAIN = {
  date: TODAY,
  time: '08:00',
  completed: false,
  important: false,
  isTask: true,
  state: null,
  planId: null,
  plannedAt: null,
  recordId: null,
  dose: null,
  place: null,
} as const;

/** Something of today at 08:00, unless said otherwise. */
export function anEvent(change: Partial<CalendarEvent>): CalendarEvent {
  return { ...PLAIN, id: nextId('90000000'), type: 'measurement', title: 'Peso: 86 kg', ...change };
}

/** A planned dose of vitamin D that is not taken. */
export function aDoseEvent(change: Partial<CalendarEvent> = {}): CalendarEvent {
  const { date = TODAY, time = '08:00' } = change;
  return anEvent({
    type: 'medication',
    title: 'Vitamina D, 50 mg',
    state: 'scheduled',
    planId: nextId('70000000'),
    plannedAt: instantAt(date, time ?? '08:00', ANA.timeZone).toISOString(),
    dose: {
      name: 'Vitamina D',
      productId: null,
      takenAt: null,
      snoozedUntil: null,
      quantity: 1,
      notes: null,
      isPlanDeleted: false,
    },
    ...change,
  });
}

export function anAppointment(change: Partial<Appointment> = {}): Appointment {
  return {
    id: nextId('60000000'),
    title: 'Retorno com a Dra. Helena',
    kind: 'retorno',
    date: TODAY,
    time: '16:30',
    place: 'Clínica Central',
    doctor: 'Dra. Helena',
    notes: null,
    important: false,
    questions: ['Sigo com 1 mg?'],
    completed: false,
    seriesId: null,
    ...change,
  };
}

export const eventOf = ({ id, kind, title, date, time, completed, important }: Appointment) =>
  anEvent({
    type: kind === 'exame' ? 'exam' : 'appointment',
    recordId: id,
    title,
    date,
    time,
    completed,
    important,
  });
