import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { withModel } from '../model/from-model.ts';
import {
  examsOf,
  type HeadField,
  stillHolds,
  type UploadedExam,
  type UploadItem,
  type UploadState,
  type ValueEdit,
  type ValueField,
} from './upload-state.ts';

export type Step = (state: UploadState) => UploadState;

export const addItems =
  (added: readonly UploadItem[]): Step =>
  (state) => ({ ...state, items: [...state.items, ...added] });

export const changeItem =
  (id: string, changes: Partial<UploadItem>): Step =>
  (state) => ({
    ...state,
    items: state.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
  });

type Outcome = Pick<UploadItem, 'state' | 'reading' | 'sentence'>;

/** A file was read, for the first time or with more pages: the findings of the model stay beside it. */
export const setOutcome =
  (id: string, outcome: Outcome): Step =>
  (state) => ({
    ...state,
    items: state.items.map((item) =>
      item.id === id ? { ...item, progress: null, ...outcomeBeside(item, outcome) } : item,
    ),
  });

/** Pages that were read before stay when the next ones cannot be. */
function outcomeBeside({ reading, extractions }: UploadItem, outcome: Outcome): Outcome {
  if (outcome.reading === null && reading !== null)
    return { state: 'completed', reading, sentence: `${outcome.sentence ?? ''} ${STAYS}`.trim() };
  return { ...outcome, reading: withModel(outcome.reading, extractions) };
}

const STAYS = 'O que já foi lido continua aqui.';

/** The model answered about a file. Each question is about all of it, so an answer as full replaces the one before. */
export const addExtractions =
  (id: string, added: readonly Extraction[], pages?: number): Step =>
  (state) => ({
    ...state,
    items: state.items.map((item) => {
      if (item.id !== id) return item;
      const before = item.extractions.length;
      const extractions = added.length < before ? item.extractions : added;
      const reading = withModel(item.reading, added, pages);
      // Pages that only the later answer reached wait no longer.
      const reached = before === 0 ? 0 : extractions.length - before;
      const waitingPages = Math.max(0, (reading?.waitingPages ?? 0) - reached);
      // That nothing was read here is no longer so.
      const wasEmpty = (item.reading?.results.length ?? 0) === 0 && (reading?.results.length ?? 0) > 0;
      const sentence = wasEmpty ? null : item.sentence;
      return { ...item, sentence, extractions, reading: reading && { ...reading, waitingPages } };
    }),
  });

/** The patient says that a report in another name is theirs. */
export const own =
  (id: string): Step =>
  (state) => ({ ...state, own: [...state.own, id] });

/** The file leaves with everything that was read in it or typed beside it. */
export const removeItems =
  (ids: readonly string[]): Step =>
  (state) =>
    tidy({ ...state, items: state.items.filter(({ id }) => !ids.includes(id)) });

/** Input of the other way to group the files stays, for a patient who changes their mind. */
export const split =
  (isSplit: boolean): Step =>
  (state) => ({ ...state, isSplit });

/** The patient says that these files are one exam, although their reports differ. */
export const join =
  (exam: UploadedExam): Step =>
  (state) => ({ ...state, joined: exam.items.map(({ id }) => id) });

export const typeHead =
  (exam: UploadedExam, field: HeadField, text: string): Step =>
  (state) => ({
    ...state,
    heads: [
      ...state.heads.filter((each) => each.field !== field || each.exam !== exam.key),
      { ...besideOf(exam), field, text },
    ],
  });

export const setTags =
  (exam: UploadedExam, tags: readonly string[]): Step =>
  (state) => ({ ...state, tags: { ...state.tags, [exam.key]: tags } });

export const typeValue =
  (exam: UploadedExam, id: string, values: Record<ValueField, string>): Step =>
  (state) => ({ ...state, typed: [...state.typed, { ...besideOf(exam), id, values }] });

export const editValue =
  (id: string, { changes, ...marks }: ValueEdit): Step =>
  (state) => {
    const before = state.edits[id];
    const edit = { ...before, ...marks, changes: { ...before?.changes, ...changes } };
    return {
      ...state,
      edits: { ...state.edits, [id]: edit },
      typed: state.typed.map((each) =>
        each.id === id ? { ...each, values: { ...each.values, ...changes } } : each,
      ),
    };
  };

export const removeValue =
  (id: string): Step =>
  (state) => ({
    ...state,
    typed: state.typed.filter((each) => each.id !== id),
    edits: { ...state.edits, [id]: { ...state.edits[id], isRemoved: true } },
  });

/** Brings a value back as it was before it was taken out. */
export const putBack =
  (before: UploadState, id: string): Step =>
  (state) => ({
    ...state,
    typed: before.typed.filter((each) => each.id === id).concat(state.typed),
    edits: { ...state.edits, [id]: before.edits[id] ?? {} },
  });

const besideOf = ({ key, items }: UploadedExam) => ({ exam: key, files: items.map(({ id }) => id) });

function tidy(state: UploadState): UploadState {
  const groupings = [...examsOf(state), ...examsOf({ ...state, isSplit: !state.isSplit })];
  const holds = (each: UploadState['heads'][number] | UploadState['typed'][number]) =>
    groupings.some((exam) => stillHolds(each, exam));
  return {
    ...state,
    // The last of several exams stays one by itself: its typed values are kept under its own name.
    isSplit: state.isSplit && state.items.length > 0,
    heads: state.heads.filter(holds),
    typed: state.typed.filter(holds),
  };
}
