import type { Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { lockAppointment, setAppointment, setFollowing } from './store.ts';

/** Those after it follow where the patient says so; what to ask, and whether it took place, belongs to each. */
export async function changeAppointment(
  { db, owner }: Call,
  id: string,
  { repeats: _repeats, repeatTimes: _times, seriesId: _series, scope, ...values }: AppointmentInput,
): Promise<Appointment> {
  return db.transaction(async (tx) => {
    if (scope === 'following') {
      const of = await lockAppointment(tx, owner, id);
      const { date, questions: _questions, completed: _completed, ...shared } = values;
      await setFollowing(tx, owner, { of, days: daysBetween(of.date, date), values: shared });
    }
    return appointmentReply(await setAppointment(tx, owner, id, values));
  });
}
