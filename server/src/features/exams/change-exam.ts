import type { Exam, ExamChange } from '@leveza/contract/exams/exams.ts';
import type { ResultInput } from '@leveza/contract/exams/results.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { staysDiscussed } from '@leveza/domain/exams/open-critical.ts';
import { eq } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { readExam } from './read-exam.ts';
import { settleHba1c } from './shared/settle-hba1c.ts';
import { lockExam, selectExam, selectResults } from './store.ts';
import { examResults, exams, type ResultRow } from './table.ts';
import { versionOf } from './version-of.ts';
import { wordsOf, writtenExam } from './written-exam.ts';

/** Results and words of a model that were left out stay; its files always do. */
export async function changeExam(call: Call, id: string, input: ExamChange): Promise<Exam> {
  const { db, owner } = call;
  await db.transaction(async (tx) => {
    await lockExam(tx, owner, id);
    const before = ownRow(await selectExam(tx, { owner, id }));
    const stored = await selectResults(tx, { owner, id });
    const version = versionOf(before, stored);
    const kept = input.results ?? stored.map(asSent);
    const modelAnalysis = input.modelAnalysis === undefined ? wordsOf(before) : input.modelAnalysis;
    const { exam, results } = await writtenExam(
      { ...call, db: tx },
      { ...input, results: kept, modelAnalysis },
    );
    const isOther = typeof input.version === 'string' && input.version !== version;
    // A change whose answer was lost is sent again with the version of before, and meets itself.
    const isAgain = version === versionOf(exam, results);
    if (isOther && !isAgain && !input.confirmReplace) throw new Problem('exam-changed');
    await tx
      .update(exams)
      .set({ ...exam, ...(!staysDiscussed(stored, results) && { discussedAt: null }) })
      .where(isOwn(exams, owner, id));
    await tx.delete(examResults).where(eq(examResults.examId, id));
    if (results.length > 0)
      await tx
        .insert(examResults)
        .values(results.map((result) => ({ ...result, userId: owner, examId: id })));
    await settleHba1c(tx, owner);
  });
  return readExam(call, id);
}

/** A range of Leveza is chosen again; sent back, it would count as printed. */
function asSent({ analyte, rangeOrigin, refLow, refHigh, ...row }: ResultRow): ResultInput {
  const { parameter, value, valueNumber, comparator, unit, referenceRange, otherRanges } = row;
  const isPrinted = rangeOrigin === 'printed';
  return {
    key: analyte,
    parameter,
    value,
    valueNumber,
    comparator,
    unit,
    referenceRange,
    refLow: isPrinted ? refLow : null,
    refHigh: isPrinted ? refHigh : null,
    otherRanges,
  };
}
