import type { Extraction } from '@leveza/contract/exams/extract.ts';
import type { FileReading } from './file-reading.ts';

export type HeadField = 'examType' | 'examDate' | 'laboratory' | 'requestingDoctor';
export type ValueField = 'parameter' | 'value' | 'unit' | 'referenceRange';

/** A chosen file and how far its reading is. Only completed ones are saved. */
export interface UploadItem {
  id: string;
  file: File;
  state: 'reading' | 'completed' | 'password' | 'failed';
  /** The page under way, while it is read. */
  progress: { page: number; pages: number; isSlow: boolean } | null;
  reading: FileReading | null;
  /** Answers of the model, which stay when more pages are read. */
  extractions: readonly Extraction[];
  /** The failure and the next step, where the file was not read. */
  sentence: string | null;
}

/**
 * Input about one exam, and the files that stood beside it then. It ends with any of these files: the date of one report
 * never stays behind for the values of another.
 */
interface Beside {
  exam: string;
  files: readonly string[];
}

export interface TypedHead extends Beside {
  field: HeadField;
  text: string;
}

export interface TypedValue extends Beside {
  id: string;
  values: Record<ValueField, string>;
}

/** The patient's decision about a value that was read. */
export interface ValueEdit {
  changes?: Partial<Record<ValueField, string>>;
  isConfirmed?: boolean;
  isRemoved?: boolean;
}

export interface UploadState {
  items: readonly UploadItem[];
  /** 'São exames diferentes': each file is an exam of its own. */
  isSplit: boolean;
  heads: readonly TypedHead[];
  typed: readonly TypedValue[];
  edits: Readonly<Record<string, ValueEdit>>;
  /** Files whose reports name different days or laboratories, and that the patient calls one exam. */
  joined: readonly string[];
  /** Files in another name that the patient calls their own. */
  own: readonly string[];
  tags: Readonly<Record<string, readonly string[]>>;
}

export const EMPTY: UploadState = {
  items: [],
  isSplit: false,
  heads: [],
  typed: [],
  edits: {},
  joined: [],
  own: [],
  tags: {},
};

/** The name of the one exam that all files belong to, until they are split. */
export const TOGETHER = 'together';

export interface UploadedExam {
  key: string;
  items: readonly UploadItem[];
}

export function examsOf({ items, isSplit }: UploadState): UploadedExam[] {
  if (!isSplit) return [{ key: TOGETHER, items }];
  // A file that could not be read is not saved: it is no exam until the patient keeps it unread.
  return items.filter(({ state }) => state !== 'failed').map((item) => ({ key: item.id, items: [item] }));
}

/** Whether input still belongs to this exam: every file that stood beside it is still there. */
export function stillHolds({ exam, files }: Beside, now: UploadedExam): boolean {
  return exam === now.key && files.every((id) => now.items.some((item) => item.id === id));
}
