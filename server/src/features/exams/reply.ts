import type { Exam, ExamCard } from '@leveza/contract/exams/exams.ts';
import type { ExamResult } from '@leveza/contract/exams/results.ts';
import { analysisOf, withModelText } from '@leveza/domain/exams/analysis.ts';
import { specimenOf } from '@leveza/domain/exams/categories.ts';
import { EGFR_NAME, egfrOf } from '@leveza/domain/exams/egfr.ts';
import { isUrgent, statusOf } from '@leveza/domain/exams/status.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { type KnownPerson, personOn } from '@leveza/domain/exams/person-on.ts';
import type { ExamRecord } from './store.ts';
import type { ResultRow } from './table.ts';
import { versionOf } from './version-of.ts';
import { wordsOf } from './written-exam.ts';

type When = Pick<Call, 'zone' | 'now'>;

export function cardReply({ zone, now }: When, record: ExamRecord): ExamCard {
  const { createdAt, discussedAt, files, modelSummary, modelConcerns, modelRecommendations, ...row } = record;
  const words = wordsOf({ modelSummary, modelConcerns, modelRecommendations });
  const today = dayIn(zone, now);
  const status = statusOf(row, today);
  // A value of long ago sends no patient to a hospital today.
  const criticalCount = isUrgent({ status, examDate: row.examDate }, today) ? row.criticalCount : 0;
  return {
    ...row,
    type: specimenOf(row.category),
    uploadDate: createdAt.toISOString(),
    discussedAt: discussedAt?.toISOString() ?? null,
    status,
    aiAnalysis: withModelText(analysisOf({ ...row, criticalCount }), words),
    files: files ?? [],
  };
}

const resultReply = ({ analyte, ...row }: ResultRow): ExamResult => ({ ...row, key: analyte });

export function examReply(
  when: When,
  row: ExamRecord,
  { results, person }: { results: readonly ResultRow[]; person: KnownPerson },
): Exam {
  // Of '< 0,3' no filtration is known.
  const measured = results.find(({ analyte, comparator }) => analyte === 'creatinina' && comparator === null);
  const egfr = egfrOf(measured?.amount ?? null, personOn(person, row.examDate));
  return {
    ...cardReply(when, row),
    results: results.map(resultReply),
    egfr: egfr === null ? null : { value: egfr, formula: EGFR_NAME },
    version: versionOf(row, results),
    modelAnalysis: wordsOf(row),
  };
}
