import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { EXAM_FILE_MOST_BYTES } from './files.ts';
import { ModelAnalysis } from './model-analysis.ts';
import { ExamResult } from './results.ts';

/** A longer text is cut: this much goes to the model. */
export const EXTRACT_MOST_CHARACTERS = 6000;

export const ExtractInput = z.object({
  /** The text of the report, as it was read on the device. */
  text: z.string().trim().min(1, 'Não há texto para ler.').max(200_000),
});
export type ExtractInput = z.output<typeof ExtractInput>;

/** The findings of the model. None of them is stored: the patient reviews and saves them. */
export const Extraction = z.object({
  examType: z.string().nullable(),
  laboratory: z.string().nullable(),
  examDate: z.iso.date().nullable(),
  requestingDoctor: z.string().nullable(),
  results: z.array(
    // The flag is computed here, whatever the model says.
    ExamResult.omit({ id: true, refLow: true, refHigh: true, otherRanges: true, rangeOrigin: true }).extend({
      /** Why the patient has to look at it; empty when there is nothing to doubt. */
      doubt: z.string(),
    }),
  ),
  summary: z.string(),
  /** Its sentences that hold against these results, to be saved with the exam; null where there are none. */
  analysis: ModelAnalysis.nullable(),
  /** Values the model gave that are not in the text, and were left out. */
  leftOut: z.number(),
  /** All of the text went out, and the whole answer came back. */
  isWhole: z.boolean(),
});
export type Extraction = z.infer<typeof Extraction>;

const asked = {
  method: 'POST',
  access: 'patient',
  isSlow: true,
  isSecret: true,
  changes: ['ai-searches'],
  reply: z.object({ data: Extraction }),
} as const;

export const extractExam = {
  ...asked,
  path: '/exams/extract',
  summary:
    'Asks a language model for the values in a report’s text, without the names and numbers of the patient that could be found in it',
  body: ExtractInput,
} as const satisfies Endpoint;

export const extractExamPicture = {
  ...asked,
  path: '/exams/extract/picture',
  summary: 'Asks a language model for the values in one page’s picture, which shows whatever the page shows',
  upload: { mostBytes: EXAM_FILE_MOST_BYTES },
} as const satisfies Endpoint;
