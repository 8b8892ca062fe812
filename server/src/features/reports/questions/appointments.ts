import type { Day } from '@leveza/domain/time/days.ts';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { appointments } from '../../calendar/table.ts';
import { reportQuestions } from '../table.ts';

const isConsultation = inArray(appointments.kind, ['consulta', 'retorno']);

const selectLast = statement(
  'report-last-appointment',
  { owner: 'uuid', today: 'text' },
  { day: sql<Day | null>`max(${appointments.date})::text` },
  (db, $, row) =>
    db
      .select(row)
      .from(appointments)
      .where(
        and(
          eq(appointments.userId, $.owner),
          isConsultation,
          sql`(${appointments.date} < ${$.today}::date
            or (${appointments.date} = ${$.today}::date and ${appointments.completed}))`,
        ),
      ),
);

/** The day of the last consultation; one of today counts once it took place. */
export function lastAppointmentQuestion(owner: string, today: Day): Question<Day | null> {
  return selectLast.question({ owner, today }, ([row]) => row?.day ?? null);
}

const selectNext = statement(
  'report-next-appointment',
  { owner: 'uuid', today: 'text' },
  { day: sql<Day>`${appointments.date}::text`, questions: appointments.questions },
  (db, $, row) =>
    db
      .select(row)
      .from(appointments)
      .where(
        and(
          eq(appointments.userId, $.owner),
          isConsultation,
          eq(appointments.completed, false),
          gte(appointments.date, sql`${$.today}::date`),
        ),
      )
      .orderBy(asc(appointments.date), asc(appointments.time), asc(appointments.createdAt))
      .limit(1),
);

/** The next consultation, and the patient's questions for it. */
export function nextAppointmentQuestion(
  owner: string,
  today: Day,
): Question<{ day: Day; questions: string[] } | null> {
  return selectNext.question({ owner, today }, ([row]) => row ?? null);
}

const selectOwn = statement(
  'report-questions',
  { owner: 'uuid' },
  { id: reportQuestions.id, text: reportQuestions.text },
  (db, $, row) =>
    db
      .select(row)
      .from(reportQuestions)
      .where(eq(reportQuestions.userId, $.owner))
      .orderBy(reportQuestions.createdAt, reportQuestions.id),
);

/** Questions kept for the doctor, oldest first. */
export function ownQuestionsQuestion(owner: string): Question<{ id: string; text: string }[]> {
  return selectOwn.question({ owner }, (rows) => rows);
}
