import { canonicalKey } from '@leveza/domain/exams/analytes.ts';
import { MOST_OTHER_LETTERS, MOST_OTHER_RANGES } from '@leveza/domain/exams/other-ranges.ts';
import { COMPARATORS, RANGE_ORIGINS, RESULT_FLAGS } from '@leveza/domain/exams/states.ts';
import { readDecimal } from '../decimal.ts';
import { optionalText, text } from '../text.ts';
import { z } from '../zod.ts';

/** The weeks of a Beta-hCG, the stages and ages of a hormone: a dozen ranges in one. */
export const MOST_RANGE_LETTERS = 1000;

/** A number of a report; larger ones are no measurement. */
const figure = z
  .preprocess(readDecimal, z.number('Informe um número.').min(-1e12).max(1e12))
  .nullish()
  .transform((value) => value ?? null);

/**
 * One line of a report as it is saved: checked by the patient, read by Leveza or by a model. Its flag is computed on the server from
 * the range, so a `flag` that is sent counts for nothing.
 */
export const ResultInput = z.object({
  /**
   * The analyte; older and other spellings (`glicemia`, `ct`) are understood. Left out or blank, the parameter's name
   * tells it; null says that it is none Leveza knows.
   */
  key: text(60)
    .nullish()
    .transform((key) => (key ? canonicalKey(key) : key === null ? null : undefined)),
  parameter: text(120).min(1, 'Escreva o nome do exame.'),
  /** As printed: '4,52', '< 9', 'Negativo'. */
  value: z.preprocess(
    (value) => (typeof value === 'number' ? String(value).replace('.', ',') : value),
    text(60).min(1, 'Escreva o valor.'),
  ),
  /** The same as a number; read from `value` where it is left out. */
  valueNumber: figure,
  comparator: z
    .enum(COMPARATORS)
    .nullish()
    .transform((value) => value ?? null),
  unit: optionalText(40),
  /** As printed: '3,90 a 5,00', 'Inferior a 34 UI/mL'; all of them where none could be chosen. */
  referenceRange: optionalText(MOST_RANGE_LETTERS),
  /** Its limits; read from `referenceRange` where both are left out. */
  refLow: figure,
  refHigh: figure,
  /** Ranges the report prints beside that one: 'Homens: 0,70 a 1,30'. They judge nothing. */
  otherRanges: z.array(text(MOST_OTHER_LETTERS).min(1)).max(MOST_OTHER_RANGES).default([]),
});
export type ResultInput = z.output<typeof ResultInput>;

export const ExamResult = z.object({
  id: z.uuid(),
  key: z.string().nullable(),
  parameter: z.string(),
  value: z.string(),
  valueNumber: z.number().nullable(),
  comparator: z.enum(COMPARATORS).nullable(),
  unit: z.string().nullable(),
  referenceRange: z.string().nullable(),
  refLow: z.number().nullable(),
  refHigh: z.number().nullable(),
  /** Printed beside that range, for others or for other states of the patient. */
  otherRanges: z.array(z.string()),
  /** `ours` where the report prints none; then the screen has to say so. */
  rangeOrigin: z.enum(RANGE_ORIGINS).nullable(),
  flag: z.enum(RESULT_FLAGS).nullable(),
});
export type ExamResult = z.infer<typeof ExamResult>;
