import type { Appointment, AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { lockAppointment, setAppointment, setFollowing } from './store.ts';

type Words = 'place' | 'doctor' | 'notes';

/** Those after it follow where the patient says so; questions and attendance belong to each. */
export async function changeAppointment(
  { db, owner }: Call,
  id: string,
  { repeats: _repeats, repeatTimes: _times, seriesId: _series, scope, ...values }: AppointmentInput,
): Promise<Appointment> {
  return db.transaction(async (tx) => {
    if (scope === 'following') {
      const of = await lockAppointment(tx, owner, id);
      const { date, questions: _questions, completed: _completed, place, doctor, notes, ...shared } = values;
      // Words that were not changed here may differ at a later one, and stay.
      const words = Object.entries({ place, doctor, notes } as const);
      const changed = Object.fromEntries(words.filter(([field, text]) => text !== of[field as Words]));
      await setFollowing(tx, owner, {
        of,
        days: daysBetween(of.date, date),
        values: { ...shared, ...changed },
      });
    }
    return appointmentReply(await setAppointment(tx, owner, id, values));
  });
}
