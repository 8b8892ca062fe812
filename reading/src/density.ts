import { flagOf, type Flag, type Measured, type PrintedRange } from '@leveza/domain/exams/printed/range.ts';

const THOUSAND = 1000;

const inOne = (figure: number | null) => (figure !== null && figure >= THOUSAND ? figure / THOUSAND : figure);

/** The point of a urine's density is always a decimal one: '1.020' is 1,020, beside '1.005 a 1.030'. */
export function ofDensity(figure: number | null, printed: string): number | null {
  return /\d\.\d{3}/.test(printed) ? inOne(figure) : figure;
}

/** Judges both in one measure, though one may be printed as 1020 and the other as 1.005. */
export function flagOfDensity(measured: Measured, range: PrintedRange | null): Flag | null {
  return flagOf(
    { ...measured, valueNumber: inOne(measured.valueNumber) },
    range && { ...range, low: inOne(range.low), high: inOne(range.high) },
  );
}
