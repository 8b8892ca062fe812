import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { findAppointments } from './store.ts';

export async function listAppointments(
  { db, owner }: Call,
  days: { from?: Day | undefined; to?: Day | undefined },
): Promise<Appointment[]> {
  return (await findAppointments(db, owner, days)).map(appointmentReply);
}
