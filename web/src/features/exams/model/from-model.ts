import type { Extraction } from '@leveza/contract/exams/extract.ts';
import { MOST_MODEL_SENTENCES, type ModelAnalysis } from '@leveza/contract/exams/model-analysis.ts';
import { findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { categoryOf } from '@leveza/domain/exams/exam-types.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { keyOfName } from '@leveza/domain/exams/names/key-of-name.ts';
import type { FileReading, ReadField, ReadValue } from '../upload/file-reading.ts';

const DOUBT = 'Lido pela IA, que pode errar. Confirme com o laudo.';

/** Nothing of a model is taken as read: every field and every value waits for the patient. */
export function withModel(
  reading: FileReading | null,
  extractions: readonly Extraction[],
  pages = extractions.length,
): FileReading | null {
  // The pages of a file that was not read by this device, and that the model was not asked about, are told in the review.
  const unread = { ...NOTHING, pages, waitingPages: Math.max(0, pages - extractions.length) };
  const ofDevice = new Set(reading?.results.map(nameOf));
  const ofModel = new Set<string>();
  return extractions.reduce<FileReading | null>(
    (before, found) => withOne(before ?? unread, found, ofDevice, ofModel),
    reading,
  );
}

function withOne(
  before: FileReading,
  found: Extraction,
  ofDevice: ReadonlySet<string>,
  ofModel: Set<string>,
): FileReading {
  // Each page of a report is its own: the first may be of urine and the next of blood.
  const isUrine = categoryOf(found.examType ?? before.examType?.value ?? '') === 'URINE_TEST';
  const added = found.results
    .map(({ key, parameter, value, unit, referenceRange, doubt }): ReadValue => ({
      key: keyFrom(key, parameter, isUrine),
      parameter,
      value,
      unit: unit ?? '',
      referenceRange: referenceRange ?? '',
      otherRanges: [],
      flag: null,
      doubt: doubt || DOUBT,
      at: null,
    }))
    .filter((result) => {
      // Values that this device read stay as they are. Pages repeat a result; one of urine is not that of blood.
      const name = nameOf(result);
      const printed = [name, isUrine && result.key === null, result.value].join('|');
      const isKnown = ofDevice.has(name) || ofModel.has(printed);
      ofModel.add(printed);
      return !isKnown;
    });
  return {
    ...before,
    examType: before.examType ?? fieldOf(found.examType),
    laboratory: before.laboratory ?? fieldOf(found.laboratory),
    examDate: before.examDate ?? fieldOf(found.examDate),
    requestingDoctor: before.requestingDoctor ?? fieldOf(found.requestingDoctor),
    results: [...before.results, ...added],
  };
}

/** The model's text about all files of one exam; the server holds it against the values that are saved. */
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

/** Words that make another analyte of a name, and whether a key means that one. */
const OTHER: readonly [inName: RegExp, isOfName: (key: string) => boolean][] = [
  [/\burin|\b24 ?h|amostra isolada/, (key) => findAnalyte(key)?.group === 'Urina'],
  [/livre/, (key) => key.includes('livre')],
  [/ionic/, (key) => key.includes('ionic')],
  [/fetal|liquor|saliva/, () => false],
];

/**
 * The name is what the patient confirms: a key that it does not say counts for nothing. In a urine test 'Creatinina' is
 * not that of blood.
 */
function keyFrom(key: string | null, parameter: string, isUrine: boolean): string | null {
  const [blood, urine] = [keyOfName(parameter), keyOfName(parameter, true)];
  const keys = isUrine ? [urine] : [blood, urine];
  if (key !== null && keys.includes(key.replace(/_pct$/, ''))) return key;
  const name = fold(parameter);
  const isOther = OTHER.some(([inName, isOfName]) => inName.test(name) && !isOfName(key ?? ''));
  return keys[0] ?? (isOther ? null : key);
}

const nameOf = ({ key, parameter }: ReadValue) => key ?? parameter.trim().toLowerCase();

const fieldOf = (value: string | null): ReadField | null => (value === null ? null : { value, doubt: DOUBT });
