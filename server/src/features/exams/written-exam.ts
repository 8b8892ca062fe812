import type { ExamInput } from '@leveza/contract/exams/exams.ts';
import type { ResultInput } from '@leveza/contract/exams/results.ts';
import type { ModelAnalysis } from '@leveza/contract/exams/model-analysis.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type ExamCategory, isImaging } from '@leveza/domain/exams/categories.ts';
import { objectionToExamDate } from '@leveza/domain/exams/exam-date.ts';
import { categoryOf } from '@leveza/domain/exams/exam-types.ts';
import { keyInUnit, keyOfName } from '@leveza/domain/exams/names/key-of-name.ts';
import { judge } from '@leveza/domain/exams/judge.ts';
import { groundedText, type KnownResult } from '@leveza/domain/exams/model/grounded.ts';
import { repeatOn } from '@leveza/domain/exams/repeat.ts';
import { verdictOf } from '@leveza/domain/exams/status.ts';
import { withUnitApart } from '@leveza/domain/exams/value-and-unit.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { type KnownPerson, personOn } from '@leveza/domain/exams/person-on.ts';
import { searchedOf } from './searched-of.ts';
import { selectPerson } from './store.ts';
import type { ExamRow } from './table.ts';

export async function knownPerson({ db, owner }: Pick<Call, 'db' | 'owner'>): Promise<KnownPerson> {
  const [person] = await selectPerson(db, { owner });
  return person ?? { gender: null, birthDate: null };
}

/** An exam as it is stored: its values judged, and what the list shows of them computed. */
export async function writtenExam(call: Call, input: Omit<ExamInput, 'confirmDuplicate'>) {
  const { zone, now } = call;
  const person = await knownPerson(call);
  const { examType, examDate, laboratory, requestingDoctor, notes, tags } = input;
  const objection = objectionToExamDate(examDate, { today: dayIn(zone, now), birthDate: person.birthDate });
  if (objection) throw new Problem('invalid-input', { fields: { examDate: objection } });

  const category = input.category ?? categoryOf(examType);
  const results = withKeys(input.results, category).map(({ key, ...line }, place) => ({
    ...line,
    analyte: key,
    place,
    ...judge({ ...line, key }, personOn(person, examDate)),
  }));
  const isReviewed = input.isReviewed ?? (results.length > 0 || isImaging(category));
  const exam = {
    examType,
    category,
    examDate,
    laboratory,
    requestingDoctor,
    notes,
    tags,
    isReviewed,
    ...verdictOf(results),
    ...heldText(input.modelAnalysis ?? null, results),
    repeatOn: repeatOn(
      { examType, category, examDate },
      results.map(({ analyte }) => analyte),
    ),
    searched: searchedOf({ examType, laboratory, category }),
  };
  return { exam, results };
}

/** Lines with their units apart and their analytes known: a client need not know our keys, the names will do. */
function withKeys(lines: readonly ResultInput[], category: ExamCategory) {
  const isUrine = category === 'URINE_TEST';
  return lines.map(withUnitApart).map((line) => ({
    ...line,
    key: line.key === undefined ? keyInUnit(keyOfName(line.parameter, isUrine), line.unit) : line.key,
  }));
}

type Judged = Omit<KnownResult, 'key'> & { analyte: string | null };

/** The words of a model as columns: a value that was corrected since takes its sentences with it. */
export function heldText(words: ModelAnalysis | null, results: readonly Judged[]) {
  const known = results.map(({ analyte, ...result }) => ({ ...result, key: analyte }));
  const held = words && groundedText(words, known);
  return {
    modelSummary: held?.summary ?? '',
    modelConcerns: held?.concerns ?? [],
    modelRecommendations: held?.recommendations ?? [],
  };
}

type Kept = Pick<ExamRow, 'modelSummary' | 'modelConcerns' | 'modelRecommendations'>;

export const wordsOf = ({ modelSummary, modelConcerns, modelRecommendations }: Kept): ModelAnalysis => ({
  summary: modelSummary,
  concerns: modelConcerns,
  recommendations: modelRecommendations,
});
