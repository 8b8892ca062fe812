import { type Exam, ExamChange, ExamForm } from '@leveza/contract/exams/exams.ts';
import { categoryOf } from '@leveza/domain/exams/exam-types.ts';
import { upTo } from '@leveza/contract/time.ts';
import { type Draft, forDraft } from '../../../ui/form/draft.ts';

const FORM = ExamForm.pick({
  examType: true,
  category: true,
  laboratory: true,
  requestingDoctor: true,
  notes: true,
  tags: true,
  results: true,
});

/** The form of an exam on this day: nothing was examined tomorrow. It holds the version it was opened with. */
export const examSchema = (today: string) =>
  forDraft(
    FORM.extend({
      examDate: ExamForm.shape.examDate.refine(...upTo(today)),
      version: ExamChange.shape.version,
    }),
    'tags',
    'results',
  );

export type ExamDraft = ReturnType<typeof examSchema>['_input'];
export type ResultDraft = ExamDraft['results'][number];

/** The fields of a result beside its printed texts are read from them again once they change. */
export const unreadResult: Draft<
  Pick<Exam['results'][number], 'valueNumber' | 'comparator' | 'refLow' | 'refHigh'>
> = {
  valueNumber: null,
  comparator: null,
  refLow: null,
  refHigh: null,
};

export function draftOf(exam: Exam | null): ExamDraft {
  if (!exam) {
    return {
      examType: null,
      category: null,
      examDate: null,
      laboratory: null,
      requestingDoctor: null,
      notes: null,
      tags: [],
      results: [],
      version: null,
    };
  }
  const { examType, category, examDate, laboratory, requestingDoctor, notes, tags, version } = exam;
  const results = exam.results.map(
    ({
      key,
      parameter,
      value,
      unit,
      referenceRange,
      valueNumber,
      comparator,
      refLow,
      refHigh,
      otherRanges,
      rangeOrigin,
    }) => ({
      key,
      parameter,
      value,
      unit,
      referenceRange,
      valueNumber,
      comparator,
      // A range of Leveza is computed again; sent back, it would count as printed.
      refLow: rangeOrigin === 'ours' ? null : refLow,
      refHigh: rangeOrigin === 'ours' ? null : refHigh,
      otherRanges,
    }),
  );
  return {
    examType,
    // One that follows from the type goes on following it.
    category: category === categoryOf(examType) ? null : category,
    examDate,
    laboratory,
    requestingDoctor,
    notes,
    tags,
    results,
    version,
  };
}
