import { randomUUID } from 'node:crypto';
import type { Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { repeatedDays } from '@leveza/domain/calendar/repeats.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { insertAppointments } from './store.ts';

/** One that repeats is as many appointments, joined by their series; the answer is the first. */
export async function addAppointment(
  { db, owner }: Call,
  { repeats, repeatTimes, seriesId: known, scope: _scope, ...values }: AppointmentInput,
): Promise<Appointment> {
  const days = repeatedDays(values.date, { every: repeats, times: repeatTimes });
  const seriesId = days.length > 1 ? randomUUID() : known;
  const [first] = await insertAppointments(
    db,
    owner,
    days.map((date) => ({ ...values, date, seriesId })),
  );
  return appointmentReply(first!);
}
