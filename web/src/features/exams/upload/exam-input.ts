import { ExamForm, MOST_TAG_LETTERS, MOST_TAGS } from '@leveza/contract/exams/exams.ts';
import { upTo } from '@leveza/contract/time.ts';
import type { z } from 'zod';
import { wordsOfModel } from '../model/from-model.ts';
import { differences, HEAD_FIELDS, headOf } from './head-of.ts';
import type { HeadErrors } from './HeadFields.tsx';
import type { HeadField, UploadedExam, UploadItem, UploadState } from './upload-state.ts';
import { isOpen, valuesOf } from './values-of.ts';

/** The obstacles to saving an exam: sentences at its fields, doubts to be looked at, files to be parted. */
export interface Obstacles {
  fields: HeadErrors;
  openValues: number;
  differ: readonly ('examDate' | 'laboratory')[];
  /** Files in another name that the patient has not confirmed as their own. */
  others: number;
  /** Why a value cannot be saved, with its name: 'Glicose: …'. */
  badValue: string | null;
}

/** Files whose report names somebody else, until the patient says that it is theirs. */
export function othersOf({ own }: UploadState, items: readonly UploadItem[]): UploadItem[] {
  return items.filter(
    ({ id, state, reading }) => state === 'completed' && reading?.otherName && !own.includes(id),
  );
}

const formFor = (today: string) =>
  ExamForm.extend({ examDate: ExamForm.shape.examDate.refine(...upTo(today)) });

type Accepted = z.output<ReturnType<typeof formFor>>;

type Checked = { ok: true; input: Accepted } | { ok: false; obstacles: Obstacles };

/** The exam as it would be saved, or why it cannot be yet. */
export function checkExam(state: UploadState, exam: UploadedExam, today: string): Checked {
  const values = valuesOf(state, exam);
  const head = Object.fromEntries(HEAD_FIELDS.map((field) => [field, headOf(state, exam, field)])) as Record<
    HeadField,
    ReturnType<typeof headOf>
  >;
  const checked = formFor(today).safeParse({
    examType: head.examType.text,
    examDate: head.examDate.text,
    laboratory: head.laboratory.text,
    requestingDoctor: head.requestingDoctor.text || null,
    tags: state.tags[exam.key] ?? [],
    modelAnalysis: wordsOfModel(exam.items.flatMap(({ extractions }) => extractions)),
    results: values.map(({ key, parameter, value, unit, referenceRange, otherRanges }) => ({
      key,
      parameter,
      value,
      unit,
      referenceRange,
      otherRanges,
    })),
  });
  const fields: HeadErrors = {};
  let badValue: string | null = null;
  for (const field of HEAD_FIELDS) {
    if (head[field].doubt !== null) fields[field] = UNCONFIRMED;
  }
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = HEAD_FIELDS.find((each) => each === path[0]);
    if (field) fields[field] = message;
    else if (path[0] === 'tags') fields.tags = BAD_TAGS;
    else if (path[0] === 'results')
      badValue ??= `${values[Number(path[1])]?.parameter || 'Valores'}: ${message}`;
  }
  const openValues = values.filter(isOpen).length;
  const differ = differences(state, exam);
  const others = othersOf(state, exam.items).length;
  const isClear = Object.keys(fields).length === 0 && openValues === 0 && differ.length === 0 && others === 0;
  if (checked.success && isClear) return { ok: true, input: checked.data };
  return { ok: false, obstacles: { fields, openValues, differ, others, badValue } };
}

const BAD_TAGS = `No máximo ${MOST_TAGS} tags, com até ${MOST_TAG_LETTERS} letras cada. Tire ou encurte uma.`;
const UNCONFIRMED = 'Confirme este campo, ou corrija-o.';
