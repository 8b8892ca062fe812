import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import { examResults, exams } from './table.ts';

/** The judged values of each analyte that was critical since that day; the reports of most patients have none. */
export const selectNearCritical = statement(
  'exam-near-critical',
  { owner: 'uuid', since: 'text' },
  {
    examId: sql<string>`r.exam_id`,
    analyte: sql<string>`r.analyte`,
    date: sql<Day>`e.exam_date::text`.as('date'),
    flag: sql<ResultFlag>`r.flag`,
    parameter: sql<string>`r.parameter`,
    value: sql<string>`r.value`,
    unit: sql<string | null>`r.unit`,
    isDiscussed: sql<boolean>`e.discussed_at is not null`.as('is_discussed'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sql`${exams} e join ${examResults} r on r.exam_id = e.id`)
      .where(
        sql`e.user_id = ${$.owner} and e.exam_date >= ${$.since}::date and r.flag is not null
          and r.analyte in (
            select worst.analyte from ${exams} known join ${examResults} worst on worst.exam_id = known.id
            where known.user_id = ${$.owner} and known.exam_date >= ${$.since}::date
              and known.critical_count > 0 and worst.flag = 'critical')`,
      )
      .orderBy(sql`e.exam_date desc, e.created_at desc, r.place`),
);
