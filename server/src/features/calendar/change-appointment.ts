import type { Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { setAppointment } from './store.ts';

export async function changeAppointment(
  { db, owner }: Call,
  id: string,
  { repeats: _repeats, repeatTimes: _times, ...values }: AppointmentInput,
): Promise<Appointment> {
  return appointmentReply(await setAppointment(db, owner, id, values));
}
