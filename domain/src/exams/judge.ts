import { findAnalyte } from './analytes.ts';
import { criticalSide, isCriticalBeside } from './critical.ts';
import { withDecimalPoints } from './decimal-points.ts';
import { printedValue, rangeFor } from './printed/for-person.ts';
import type { Person } from './printed/choose.ts';
import { flagOf, type PrintedRange } from './printed/range.ts';
import { isSameUnit, unitBehind } from './printed/unit.ts';
import { type Limits, ourRange, referenceOf } from './references.ts';
import type { Comparator, RangeOrigin, ResultFlag } from './states.ts';
import { inOwnUnit } from './units.ts';
import { withUnitApart } from './value-and-unit.ts';
import { judgeWord } from './words.ts';

/** A line of a report as it was printed and checked. */
export interface Line {
  key: string | null;
  value: string;
  valueNumber: number | null;
  comparator: Comparator | null;
  unit: string | null;
  referenceRange: string | null;
  refLow: number | null;
  refHigh: number | null;
}

export interface Judged {
  valueNumber: number | null;
  comparator: Comparator | null;
  /** In the report's unit. */
  refLow: number | null;
  refHigh: number | null;
  rangeOrigin: RangeOrigin | null;
  flag: ResultFlag | null;
  /** Value and range in the analyte's own unit; null where it cannot be compared. */
  amount: number | null;
  low: number | null;
  high: number | null;
}

/**
 * How a value lies to its range. The range printed on the report counts; Leveza's own only where none is printed. A
 * range that is printed and not understood gives no flag: another one must not take its place.
 */
export function judge(sent: Line, person: Person): Judged {
  const line = withDecimalPoints(withUnitApart(sent));
  const read = printedValue(line.value);
  const valueNumber = numberIn(line, read?.value ?? null);
  if (valueNumber === null) return inWords(line);
  const comparator = read?.comparator ?? line.comparator;
  const measured = { ...line, valueNumber, comparator };

  const analyte = findAnalyte(line.key);
  const own = (figure: number | null) =>
    figure === null || !analyte ? null : inOwnUnit(analyte, figure, line.unit);
  const amount = own(valueNumber);
  const side = amount === null ? null : criticalSide(line.key, amount, comparator);
  const printed = printedRange(line, person);
  if (printed) {
    const flag = isDensity(line.key)
      ? flagOf({ ...measured, valueNumber: amount ?? valueNumber }, inOwn(printed, own))
      : flagOf(measured, printed);
    return {
      valueNumber,
      comparator,
      ...limits(printed),
      rangeOrigin: 'printed',
      flag: isCriticalBeside(inOwn(printed, own), { key: line.key, amount, comparator, side })
        ? 'critical'
        : flag,
      amount,
      low: own(printed.low),
      high: own(printed.high),
    };
  }

  const ours = line.referenceRange === null && amount !== null ? ourRange(line.key, person) : null;
  const byOurs = ours && amount !== null ? flagOf({ ...measured, valueNumber: amount }, whole(ours)) : null;
  return {
    valueNumber,
    comparator,
    ...limits(
      ours && amount !== null ? inReportUnit(ours, { key: line.key, value: valueNumber, amount }) : null,
    ),
    rangeOrigin: ours ? 'ours' : null,
    flag: side === null ? byOurs : 'critical',
    amount,
    low: ours?.low ?? null,
    high: ours?.high ?? null,
  };
}

/**
 * The printed text counts before the number sent; only of '1.020', which may be 1020 or 1,020, the number tells which.
 */
function numberIn({ value, valueNumber }: Line, read: number | null): number | null {
  if (read === null) return valueNumber;
  const [, decimal] = /^[^\d]*(\d{1,3}\.\d{3})$/.exec(value.trim()) ?? [];
  return decimal !== undefined && valueNumber === Number(decimal) ? valueNumber : read;
}

/** The density of urine is printed as 1.020 and as 1,020, sometimes in one line. */
const isDensity = (key: string | null) => key === 'urina_densidade';

type Own = (figure: number | null) => number | null;

const inOwn = (range: PrintedRange, own: Own): PrintedRange => ({
  ...range,
  low: own(range.low),
  high: own(range.high),
});

const whole = (range: Limits): PrintedRange => ({ ...range, isLowOut: false, isHighOut: false, words: null });
const limits = (range: Limits | null) => ({ refLow: range?.low ?? null, refHigh: range?.high ?? null });

/** Limits that were sent count before the text, which still says whether they are inside and in which unit. */
function printedRange(line: Line, person: Person): PrintedRange | null {
  const { refLow, refHigh } = line;
  const read = rangeFor(line.referenceRange, person);
  const isSent = refLow !== null || refHigh !== null;
  const isRead = read?.low === refLow && read.high === refHigh;
  if (isSent && !isRead) return whole({ low: refLow, high: refHigh });
  // No analyte Leveza knows lies below zero: the minus is a dash before the limit ('Homens -13,5 a 17,5').
  if (findAnalyte(line.key) && (read?.low ?? 0) < 0) return null;
  return read?.words === null && !isInOtherUnit(line) ? read : null;
}

/** Units of another name may be the same measure: mEq/L and mmol/L of sodium. */
function isInOtherUnit({ key, unit, referenceRange }: Line): boolean {
  const printed = referenceRange === null ? null : unitBehind(referenceRange);
  if (printed === null || unit === null || isSameUnit(printed, unit)) return false;
  const analyte = findAnalyte(key);
  const one = analyte ? inOwnUnit(analyte, 1, unit) : null;
  return one === null || one !== inOwnUnit(analyte!, 1, printed);
}

/** Our range is in the analyte's unit and shown beside the value, so it is written in the value's. */
function inReportUnit(
  { low, high }: Limits,
  { key, value, amount }: { key: string | null; value: number; amount: number },
): Limits | null {
  if (value === amount) return { low, high };
  // The HbA1c in mmol/mol is no multiple of the one in %.
  if (amount === 0 || key === 'hba1c') return null;
  const back = (limit: number | null) =>
    limit === null ? null : Number(((limit * value) / amount).toPrecision(key === 'urina_densidade' ? 4 : 3));
  return { low: back(low), high: back(high) };
}

function inWords({ key, value, referenceRange }: Line): Judged {
  const expected = referenceRange ?? referenceOf(key)?.expected ?? null;
  return {
    valueNumber: null,
    comparator: null,
    refLow: null,
    refHigh: null,
    rangeOrigin: referenceRange === null ? (expected === null ? null : 'ours') : 'printed',
    flag: judgeWord(value, expected),
    amount: null,
    low: null,
    high: null,
  };
}
