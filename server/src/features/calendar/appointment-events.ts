import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Question } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { selectAppointments } from './store.ts';

export function appointmentsQuestion(
  { owner }: Call,
  days: { from: Day; to: Day },
): Question<CalendarEvent[]> {
  return selectAppointments.question({ owner, ...days }, (rows) =>
    rows.map(({ id, kind, title, date, time, completed, important }) => ({
      id: `appointment:${id}`,
      type: kind === 'exame' ? ('exam' as const) : ('appointment' as const),
      title,
      date,
      time,
      completed,
      important,
      isTask: true,
      state: null,
      planId: null,
      plannedAt: null,
      recordId: id,
      dose: null,
      place: null,
    })),
  );
}
