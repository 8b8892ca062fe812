import type { ExamInput } from '@leveza/contract/exams/exams.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { examFiles, examResults, exams } from './table.ts';

type Keeping = Pick<Call, 'db' | 'owner'>;

/** Asks before the same report is kept twice: by the bytes of its files, or by its day and its values. */
export async function refuseDuplicate(call: Keeping, input: ExamInput): Promise<void> {
  const { fileDigests } = input;
  if (new Set(fileDigests).size < fileDigests.length) throw new Problem('exam-file-twice');
  await refuseKnownFiles(call, fileDigests);
  if (await isKnownExam(call, input)) throw new Problem('exam-twice');
}

export async function refuseKnownFiles({ db, owner }: Keeping, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  const known = and(eq(examFiles.userId, owner), inArray(examFiles.digest, [...digests]));
  const [found] = await db.select({ id: examFiles.id }).from(examFiles).where(known).limit(1);
  if (found) throw new Problem('exam-file-twice');
}

/** Two reports of a day are two exams while a value, its name or their laboratory differs. */
async function isKnownExam({ db, owner }: Keeping, input: ExamInput): Promise<boolean> {
  const rows = await db
    .select({
      id: exams.id,
      examType: exams.examType,
      laboratory: exams.laboratory,
      parameter: examResults.parameter,
      value: examResults.value,
    })
    .from(exams)
    .leftJoin(examResults, eq(examResults.examId, exams.id))
    .where(and(eq(exams.userId, owner), eq(exams.examDate, input.examDate)));
  const lines = new Map<string, string[]>();
  for (const { id, parameter, value, ...head } of rows) {
    const known = lines.get(id) ?? [headOf(head)];
    lines.set(id, parameter === null ? known : [...known, lineOf(parameter, value!)]);
  }
  const sent = [headOf(input), ...input.results.map(({ parameter, value }) => lineOf(parameter, value))];
  const wanted = sent.toSorted().join('\n');
  return [...lines.values()].some((known) => known.toSorted().join('\n') === wanted);
}

const headOf = ({ examType, laboratory }: { examType: string; laboratory: string }) =>
  searchText(examType, '|', laboratory);
const lineOf = (parameter: string, value: string) => searchText(parameter, '=', value);
