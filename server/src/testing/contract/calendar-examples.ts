import { dayFromToday } from '../day.ts';
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

/** In the days that the examples look at, whenever they run. */
const SOON = { ...APPOINTMENT, date: dayFromToday(16) };

const appointment = made('/api/appointments', SOON);

/** The last part of a new secret address. */
async function feedOf(owner: Patient): Promise<string> {
  const reply = await owner.call('POST', '/api/calendar/feed', { payload: {} });
  return reply.json<{ data: { url: string } }>().data.url.split('/').at(-1)!;
}

/** The calls about the calendar. */
export const CALENDAR_EXAMPLES = {
  readCalendar: async () => ({ query: { from: dayFromToday(-16), to: dayFromToday(18) } }),
  readFeedState: async () => ({}),
  startCalendarFeed: async () => ({ body: { showsNames: true } }),
  stopCalendarFeed: async (owner) => {
    await feedOf(owner);
    return {};
  },
  readCalendarFeed: async (owner) => ({ params: { file: await feedOf(owner) } }),
  downloadCalendar: async () => ({}),
  listAppointments: async () => ({ query: { from: dayFromToday(-16), to: dayFromToday(44) } }),
  addAppointment: async () => ({ body: { ...SOON, repeats: 'monthly', repeatTimes: 3 } }),
  changeAppointment: async (owner) => ({
    ...(await appointment(owner)),
    body: { ...SOON, completed: true },
  }),
  deleteAppointment: appointment,
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
