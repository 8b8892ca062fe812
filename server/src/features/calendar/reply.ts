import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { AppointmentRow } from './table.ts';

/** An appointment as it travels. */
export function appointmentReply({ userId: _owner, createdAt: _made, ...row }: AppointmentRow): Appointment {
  return row;
}
