import type { ExamInput } from '@leveza/contract/exams/exams.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { examFiles, examResults, exams, type ResultRow } from './table.ts';

type Keeping = Pick<Call, 'db' | 'owner'>;
type Line = Pick<ResultRow, 'analyte' | 'parameter' | 'value'>;

/** Asks before the same report is kept twice: by the bytes of its files, or by its day and its values. */
export async function refuseDuplicate(
  call: Keeping,
  input: ExamInput,
  results: readonly Line[],
): Promise<void> {
  const { fileDigests } = input;
  if (new Set(fileDigests).size < fileDigests.length) throw new Problem('exam-file-twice');
  await refuseKnownFiles(call, fileDigests);
  if (await isKnownExam(call, input, results)) throw new Problem('exam-twice');
}

export async function refuseKnownFiles({ db, owner }: Keeping, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  const known = and(eq(examFiles.userId, owner), inArray(examFiles.digest, [...digests]));
  const [found] = await db.select({ id: examFiles.id }).from(examFiles).where(known).limit(1);
  if (found) throw new Problem('exam-file-twice');
}

/** Two reports of a day are two exams while a value, its name or their laboratory differs, and most values do. */
async function isKnownExam(
  { db, owner }: Keeping,
  input: ExamInput,
  results: readonly Line[],
): Promise<boolean> {
  const rows = await db
    .select({
      id: exams.id,
      examType: exams.examType,
      laboratory: exams.laboratory,
      analyte: examResults.analyte,
      parameter: examResults.parameter,
      value: examResults.value,
    })
    .from(exams)
    .leftJoin(examResults, eq(examResults.examId, exams.id))
    .where(and(eq(exams.userId, owner), eq(exams.examDate, input.examDate)));
  const sent = { head: headOf(input), lines: results.map(lineOf) };
  return [...Map.groupBy(rows, ({ id }) => id).values()].some((known) =>
    isSameReport(sent, {
      head: headOf(known[0]!),
      lines: known.flatMap(({ analyte, parameter, value }) =>
        parameter === null ? [] : lineOf({ analyte, parameter, value: value! }),
      ),
    }),
  );
}

interface Report {
  head: string;
  lines: string[];
}

/** A photo of a report that was read as a PDF before has most of its values, one of them perhaps corrected. */
const MOST = 0.8;
const LEAST_LINES = 4;

function isSameReport(one: Report, other: Report): boolean {
  const shared = one.lines.filter((line) => other.lines.includes(line)).length;
  const fewer = Math.min(one.lines.length, other.lines.length);
  const more = Math.max(one.lines.length, other.lines.length);
  if (one.head === other.head && shared === more) return true;
  return fewer >= LEAST_LINES && shared >= MOST * fewer;
}

const headOf = ({ examType, laboratory }: { examType: string; laboratory: string }) =>
  searchText(examType, '|', laboratory);
const lineOf = ({ analyte, parameter, value }: Line) => searchText(analyte ?? parameter, '=', value);
