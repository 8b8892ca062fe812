import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';
import { made } from './example.ts';

/** A consultation with everything the form has. */
export const APPOINTMENT = {
  title: 'Consulta com a endocrinologista',
  kind: 'consulta',
  date: '2026-12-03',
  time: '14:30',
  place: 'Clínica Central',
  doctor: 'Dra. Helena',
  notes: 'levar os exames',
  important: true,
  questions: ['Posso treinar no dia da dose?'],
};

const appointment = made('/api/appointments', APPOINTMENT);

/** The last part of a new secret address. */
async function feedOf(owner: Patient): Promise<string> {
  const reply = await owner.call('POST', '/api/calendar/feed', { payload: {} });
  return reply.json<{ data: { url: string } }>().data.url.split('/').at(-1)!;
}

/** The calls about the calendar. */
export const CALENDAR_EXAMPLES = {
  readCalendar: async () => ({ query: { from: '2026-11-01', to: '2026-12-05' } }),
  readFeedState: async () => ({}),
  startCalendarFeed: async () => ({ body: { showsNames: true } }),
  stopCalendarFeed: async (owner) => {
    await feedOf(owner);
    return {};
  },
  readCalendarFeed: async (owner) => ({ params: { file: await feedOf(owner) } }),
  downloadCalendar: async () => ({}),
  listAppointments: async () => ({ query: { from: '2026-11-01', to: '2026-12-31' } }),
  addAppointment: async () => ({ body: { ...APPOINTMENT, repeats: 'monthly', repeatTimes: 3 } }),
  changeAppointment: async (owner) => ({
    ...(await appointment(owner)),
    body: { ...APPOINTMENT, completed: true },
  }),
  deleteAppointment: appointment,
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
