import type { ReportQuestion } from '@leveza/contract/reports/questions.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { reportQuestions } from './table.ts';

export async function deleteReportQuestion({ db, owner }: Call, id: string): Promise<ReportQuestion> {
  return ownRow(
    await db
      .delete(reportQuestions)
      .where(isOwn(reportQuestions, owner, id))
      .returning({ id: reportQuestions.id, text: reportQuestions.text }),
  );
}
