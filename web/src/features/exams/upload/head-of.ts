import { type HeadField, stillHolds, type UploadedExam, type UploadState } from './upload-state.ts';

/** A field of the form: the patient's own text, else the one all reports of the exam agree on. */
export interface Head {
  text: string;
  source: 'typed' | 'read' | null;
  /** Why a read text has to be confirmed. */
  doubt: string | null;
  /** The texts of the reports, each once. */
  read: readonly string[];
}

const CONTRADICTED = 'O laudo diz outra coisa. Confirme o que vale.';

export const HEAD_FIELDS = ['examType', 'examDate', 'laboratory', 'requestingDoctor'] as const;

/** Nothing is copied from a report into the form: a file that leaves takes its fields along. */
export function headOf(state: UploadState, exam: UploadedExam, field: HeadField): Head {
  const found = exam.items.flatMap(({ reading }) => reading?.[field] ?? []);
  const read = distinct(found.map(({ value }) => value));
  const typed = state.heads.findLast((each) => each.field === field && stillHolds(each, exam));
  if (typed) {
    // It was typed before this report came, which says something else.
    const isNews = exam.items.some(
      ({ id, reading }) =>
        !typed.files.includes(id) && reading?.[field] && fold(reading[field].value) !== fold(typed.text),
    );
    return { text: typed.text, source: 'typed', doubt: isNews ? CONTRADICTED : null, read };
  }
  const [only, another] = read;
  if (only === undefined || another !== undefined) return { text: '', source: null, doubt: null, read };
  return {
    text: only,
    source: 'read',
    doubt: found.find(({ doubt }) => doubt !== null)?.doubt ?? null,
    read,
  };
}

/** Days and laboratories that differ between the files of one exam; the patient decides whether it is one. */
export function differences(state: UploadState, exam: UploadedExam): ('examDate' | 'laboratory')[] {
  const isJoined = exam.items.every(({ id }) => state.joined.includes(id));
  if (isJoined) return [];
  return (['examDate', 'laboratory'] as const).filter((field) => headOf(state, exam, field).read.length > 1);
}

function distinct(texts: readonly string[]): string[] {
  const byFold = new Map(texts.map((text) => [fold(text), text]));
  return [...byFold.values()];
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|\s+/gu, '')
    .toLowerCase();
