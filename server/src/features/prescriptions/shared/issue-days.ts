import type { Day } from '@leveza/domain/time/days.ts';
import { desc, eq } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { prescriptions } from '../table.ts';

const selectIssueDays = statement(
  'prescriptions-issued',
  { owner: 'uuid' },
  { issuedOn: prescriptions.issuedOn },
  (db, $, row) =>
    db
      .select(row)
      .from(prescriptions)
      .where(eq(prescriptions.userId, $.owner))
      .orderBy(desc(prescriptions.issuedOn))
      .limit(50),
);

/** When the patient's prescriptions were issued, newest first; all a plan has to know of them. */
export function issueDaysQuestion(owner: string): Question<{ issuedOn: Day }[]> {
  return selectIssueDays.question({ owner }, (rows) => rows);
}
