import type { Comparator } from '@leveza/domain/exams/printed/number.ts';
import type { Flag } from '@leveza/domain/exams/printed/range.ts';

/** A place on an upright page, as fractions of its width and height. */
export interface Place {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A field of the report's head. `doubt` is a sentence for the patient, empty where there is none. */
export interface ReadField {
  value: string | null;
  doubt: string;
}

export interface ReadResult {
  /** Canonical key of the analyte; null for one that Leveza does not know. */
  key: string | null;
  parameter: string;
  value: string;
  valueNumber: number | null;
  comparator: Comparator | null;
  unit: string | null;
  /** The printed range that fits the patient; null where none is printed. */
  referenceRange: string | null;
  refLow: number | null;
  refHigh: number | null;
  /** Ranges printed beside the one that fits: of the other sex, of other ages, of what a value means. */
  otherRanges: string[];
  flag: Flag | null;
  doubt: string;
  at: Place | null;
}

export interface ReportReading {
  examType: ReadField;
  laboratory: ReadField;
  /** The day of collection, 'YYYY-MM-DD'. */
  examDate: ReadField;
  requestingDoctor: ReadField;
  /** Whose report it is, as printed; null where no name was found. */
  patientName: string | null;
  results: ReadResult[];
}

/** The patient's sex and day of birth choose among printed ranges; the report's own words come first. */
export interface Patient {
  sex: 'F' | 'M' | null;
  birthDate: string | null;
}

export type ReadState = 'read' | 'empty' | 'password' | 'failed';

/** The outcome of one file. */
export interface FileReading extends ReportReading {
  file: string;
  state: ReadState;
  /** The outcome and the next step, for every state but 'read'; there, which pages were left out. */
  sentence: string | null;
  /** Text of the pages that were read, for the language model. */
  text: string;
  pages: number;
  readPages: number[];
  /** Pages without text that are recognised on asking only. */
  waitingPages: number[];
}

const NOTHING: ReadField = { value: null, doubt: '' };

export function unread(file: string, state: ReadState, sentence: string, pages = 0): FileReading {
  return {
    file,
    state,
    sentence,
    text: '',
    pages,
    readPages: [],
    waitingPages: [],
    examType: NOTHING,
    laboratory: NOTHING,
    examDate: NOTHING,
    requestingDoctor: NOTHING,
    patientName: null,
    results: [],
  };
}
