import { categoryOf } from '@leveza/domain/exams/exam-types.ts';
import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import { keyOfName } from '@leveza/domain/exams/names/key-of-name.ts';
import type { Place, ReadValue } from './file-reading.ts';
import { headOf } from './head-of.ts';
import {
  stillHolds,
  type TypedValue,
  type UploadedExam,
  type UploadState,
  type ValueField,
} from './upload-state.ts';

/** A value as it stands in the review, and where it was read. */
export interface ReviewValue extends Record<ValueField, string> {
  id: string;
  /** The file it was read in; null where it was typed. */
  item: string | null;
  key: string | null;
  otherRanges: readonly string[];
  /** As it was read; null once something of it was changed. */
  flag: ResultFlag | null;
  doubt: string | null;
  at: Place | null;
  isConfirmed: boolean;
  /** The printed text, where the patient changed it. */
  isChanged: boolean;
}

/** By what was read and where: an edit stays when more pages are read, and never applies to another value. */
export function valueId(item: string, { parameter, value, unit, at }: ReadValue): string {
  const place = at ? [at.page, at.x.toFixed(3), at.y.toFixed(3)] : [];
  return [item, parameter, value, unit, ...place].join('|');
}

/** Values of one exam, the doubtful ones first; those the patient took out are not among them. */
export function valuesOf(state: UploadState, exam: UploadedExam): ReviewValue[] {
  const isUrine = isOfUrine(state, exam);
  const read = exam.items.flatMap((item) =>
    (item.reading?.results ?? []).flatMap((result): ReviewValue[] => {
      const id = valueId(item.id, result);
      const { changes = {}, isConfirmed = false, isRemoved = false } = state.edits[id] ?? {};
      if (isRemoved) return [];
      const { key, flag, doubt, at, parameter, value, unit, referenceRange, otherRanges } = result;
      const now = { parameter, value, unit, referenceRange, ...changes };
      const isRenamed = now.parameter !== parameter;
      return [
        {
          id,
          item: item.id,
          ...now,
          // Another name is another analyte.
          key: isRenamed ? keyOfName(now.parameter, isUrine) : key,
          otherRanges,
          flag: Object.keys(changes).length > 0 ? null : flag,
          doubt,
          at,
          isConfirmed,
          isChanged: Object.keys(changes).length > 0,
        },
      ];
    }),
  );
  const typed = state.typed
    .filter((each) => stillHolds(each, exam))
    .map((each) => byHand(each, state, isUrine));
  const all = withRepeats([...read, ...typed]);
  return [...all.filter(isOpen), ...all.filter((value) => !isOpen(value))];
}

/** It carries a doubt the patient has not looked at: nothing is saved while there is one. */
export const isOpen = ({ doubt, isConfirmed }: ReviewValue) => doubt !== null && !isConfirmed;

export function isOfUrine(state: UploadState, exam: UploadedExam): boolean {
  return categoryOf(headOf(state, exam, 'examType').text) === 'URINE_TEST';
}

function byHand({ id, values }: TypedValue, { edits }: UploadState, isUrine: boolean): ReviewValue {
  const key = keyOfName(values.parameter, isUrine);
  const nothingRead = { item: null, key, otherRanges: [], flag: null, doubt: null, at: null };
  // Only one that repeats another carries a doubt, and waits like a read one.
  const isConfirmed = edits[id]?.isConfirmed ?? false;
  return { id, ...values, ...nothingRead, isConfirmed, isChanged: false };
}

const REPEATED = 'Este exame aparece mais de uma vez. Confirme os que ficam e tire os repetidos.';

/** The same analyte twice in one exam is a page photographed twice, or two measurements: only the patient knows. */
function withRepeats(values: ReviewValue[]): ReviewValue[] {
  const seen = new Set<string>();
  return values.map((value) => {
    const name = value.key ?? value.parameter.trim().toLowerCase();
    if (!seen.has(name)) {
      seen.add(name);
      return value;
    }
    return { ...value, doubt: value.doubt ?? REPEATED };
  });
}
