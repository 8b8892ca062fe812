import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { MOST_MODEL_SENTENCES, type ModelAnalysis } from '@leveza/contract/exams/model-analysis.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { keyOfName } from '../analyte-names.ts';
import type { FileReading, ReadField, ReadValue } from '../upload/file-reading.ts';

const DOUBT = 'Lido pela IA, que pode errar. Confirme com o laudo.';

/** Nothing of a model is taken as read: every field and every value waits for the patient. */
export function withModel(
  reading: FileReading | null,
  extractions: readonly Extraction[],
): FileReading | null {
  return extractions.reduce(withOne, reading);
}

function withOne(reading: FileReading | null, found: Extraction): FileReading {
  const before = reading ?? NOTHING;
  const names = new Set(before.results.map(nameOf));
  const added = found.results
    .map(({ key, parameter, value, unit, referenceRange, doubt }): ReadValue => ({
      key: keyFrom(key, parameter),
      parameter,
      value,
      unit: unit ?? '',
      referenceRange: referenceRange ?? '',
      flag: null,
      doubt: doubt || DOUBT,
      at: null,
    }))
    // What this device read stays as it is.
    .filter((result) => !names.has(nameOf(result)));
  return {
    ...before,
    examType: before.examType ?? fieldOf(found.examType),
    laboratory: before.laboratory ?? fieldOf(found.laboratory),
    examDate: before.examDate ?? fieldOf(found.examDate),
    requestingDoctor: before.requestingDoctor ?? fieldOf(found.requestingDoctor),
    results: [...before.results, ...added],
  };
}

/** What the model said of all files of one exam; the server holds it against the values that are saved. */
export function wordsOfModel(extractions: readonly Extraction[]): ModelAnalysis | null {
  const words = extractions.flatMap(({ analysis }) => analysis ?? []);
  if (words.length === 0) return null;
  return {
    summary: words
      .map(({ summary }) => summary)
      .join(' ')
      .trim()
      .slice(0, 2000),
    concerns: words.flatMap(({ concerns }) => concerns).slice(0, MOST_MODEL_SENTENCES),
    recommendations: words.flatMap(({ recommendations }) => recommendations).slice(0, MOST_MODEL_SENTENCES),
  };
}

const NOTHING: FileReading = {
  examType: null,
  laboratory: null,
  examDate: null,
  requestingDoctor: null,
  otherName: null,
  results: [],
  text: '',
  pages: 1,
  waitingPages: 0,
};

/** Words that make another analyte of a name. */
const OTHER = /\burin|\b24 ?h|amostra isolada|fetal|livre|ionic|liquor|saliva/;

/** The name is what the patient confirms: a key that it does not say counts for nothing. */
function keyFrom(key: string | null, parameter: string): string | null {
  const [blood, urine] = [keyOfName(parameter), keyOfName(parameter, true)];
  const isSaid = key !== null && [blood, urine].includes(key.replace(/_pct$/, ''));
  if (isSaid) return key;
  return blood ?? (OTHER.test(fold(parameter)) ? null : key);
}

const nameOf = ({ key, parameter }: ReadValue) => key ?? parameter.trim().toLowerCase();

const fieldOf = (value: string | null): ReadField | null => (value === null ? null : { value, doubt: DOUBT });
