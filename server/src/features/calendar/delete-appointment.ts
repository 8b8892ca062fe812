import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { removeAppointment } from './store.ts';

export async function deleteAppointment({ db, owner }: Call, id: string): Promise<Appointment> {
  return appointmentReply(await removeAppointment(db, owner, id));
}
