import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import { exams } from '../table.ts';

export interface ExamOfDay {
  id: string;
  examType: string;
  examDate: Day;
}

const selectExams = statement(
  'exams-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  { id: exams.id, examType: exams.examType, examDate: exams.examDate },
  (db, $, row) =>
    db
      .select(row)
      .from(exams)
      .where(
        sql`${exams.userId} = ${$.owner} and ${exams.examDate} between ${$.from}::date and ${$.to}::date`,
      ),
);

export function examsOfDaysQuestion(owner: string, days: { from: Day; to: Day }): Question<ExamOfDay[]> {
  return selectExams.question({ owner, ...days }, (rows) => rows);
}
