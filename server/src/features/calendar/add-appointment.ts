import type { Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import type { Call } from '../../http/call.ts';
import { insertAppointments } from './store.ts';
import { appointmentReply } from './reply.ts';
import { repeatedDays } from '@leveza/domain/calendar/repeats.ts';

/** One that repeats is as many appointments, each changed and deleted by itself; the answer is the first. */
export async function addAppointment(
  { db, owner }: Call,
  { repeats, repeatTimes, ...values }: AppointmentInput,
): Promise<Appointment> {
  const days = repeatedDays(values.date, { every: repeats, times: repeatTimes });
  const [first] = await insertAppointments(
    db,
    owner,
    days.map((date) => ({ ...values, date })),
  );
  return appointmentReply(first!);
}
