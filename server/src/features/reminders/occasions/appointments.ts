import { mayBeSedated } from '@leveza/domain/calendar/sedation.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { appointments } from '../../calendar/table.ts';
import { later, occasionOf } from './occasion-of.ts';
import type { Span } from './span.ts';

const EVENING_BEFORE = '18:00';
/** The appointment itself says more, with the last dose and the source. */
const TELL_THE_TEAM = 'Se você usa um medicamento GLP-1, avise a equipe.';
const CALENDAR = { to: '/calendar', search: {} } as const;

const selectComing = statement(
  'reminded-appointments',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    id: appointments.id,
    title: appointments.title,
    kind: appointments.kind,
    date: appointments.date,
    time: appointments.time,
    place: appointments.place,
    important: appointments.important,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(appointments)
      .where(
        and(
          eq(appointments.userId, $.owner),
          eq(appointments.completed, false),
          gte(appointments.date, $.from),
          lte(appointments.date, $.to),
        ),
      ),
);

/** Appointments: the evening before, and an hour before where the time is known. */
export function appointmentsQuestion({ owner, zone }: Call, { from, to }: Span): Question<Occasion[]> {
  return selectComing.question({ owner, from, to: addDays(to, 1) }, (rows) =>
    rows.flatMap(({ id, title, kind, date, time, place, important }) => {
      const start = time && instantAt(date, time, zone);
      // The day itself: quiet hours, collections and the patient's own notice move the moment it is read.
      const on = `${date.slice(8)}/${date.slice(5, 7)}`;
      const body = [place, mayBeSedated({ kind, title }) && TELL_THE_TEAM].filter(Boolean).join(' · ');
      const common = {
        place: CALENDAR,
        priority: important ? ('high' as const) : ('medium' as const),
        usefulUntil: start || instantAt(date, '24:00', zone),
      };
      const day = occasionOf('appointment-day', {
        ...common,
        what: `appointment:${id}:day`,
        at: instantAt(addDays(date, -1), EVENING_BEFORE, zone),
        neutral: { title: `Você tem um compromisso em ${on}`, body: 'Abra o Leveza para ver os detalhes.' },
        detailed: { title: time ? `${on} às ${time}: ${title}` : `${on}: ${title}`, body },
      });
      if (!start) return [day];
      const hour = occasionOf('appointment-hour', {
        ...common,
        what: `appointment:${id}:hour`,
        at: later(start, -HOUR_MS),
        detailed: { title: `${title}, ${on} às ${time}`, body },
      });
      return [day, hour];
    }),
  );
}
