import { flagOf, type Flag, type Measured, type PrintedRange } from '@leveza/domain/exams/printed/range.ts';

const THOUSAND = 1000;

/** The point of a urine's density is always a decimal one: '1.020' is 1,020, beside '1.005 a 1.030'. */
export function ofDensity<F extends number | null>(figure: F, printed: string): F | number {
  return figure !== null && figure >= THOUSAND && /\d\.\d{3}/.test(printed) ? figure / THOUSAND : figure;
}

/** Judges both in one measure, though one may be printed as 1020 and the other as 1.005. */
export function flagOfDensity(measured: Measured, range: PrintedRange | null): Flag | null {
  const own = (figure: number | null) => (figure !== null && figure >= THOUSAND ? figure / THOUSAND : figure);
  return flagOf(
    { ...measured, valueNumber: own(measured.valueNumber) },
    range && { ...range, low: own(range.low), high: own(range.high) },
  );
}
