import { createHash } from 'node:crypto';
import type { ExamRow, ResultRow } from './table.ts';

type Head = Pick<
  ExamRow,
  'examType' | 'category' | 'examDate' | 'laboratory' | 'requestingDoctor' | 'notes' | 'tags'
>;
type Line = Pick<ResultRow, 'analyte' | 'parameter' | 'value' | 'unit' | 'referenceRange'>;

/**
 * A short mark of what the patient can change in an exam. Flags and ranges chosen by Leveza are not in it: judging again
 * at night is no correction.
 */
export function versionOf(exam: Head, results: readonly Line[]): string {
  const { examType, category, examDate, laboratory, requestingDoctor, notes, tags } = exam;
  const head = [examType, category, examDate, laboratory, requestingDoctor, notes, tags];
  const lines = results.map(({ analyte, parameter, value, unit, referenceRange }) => [
    analyte,
    parameter,
    value,
    unit,
    referenceRange,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([head, lines]))
    .digest('base64url');
}
