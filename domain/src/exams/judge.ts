import { searchText } from '../catalog/search-text.ts';
import { findAnalyte } from './analytes.ts';
import { isCritical } from './critical.ts';
import { isStrict, type Limits, rangeFor, readValue } from './printed.ts';
import { ourRange, type Person, referenceOf } from './references.ts';
import type { Comparator, RangeOrigin, ResultFlag } from './states.ts';
import { inOwnUnit } from './units.ts';
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
export function judge(line: Line, person: Person): Judged {
  const read = readValue(line.value);
  const valueNumber = line.valueNumber ?? read.number;
  const comparator = line.comparator ?? (line.valueNumber === null ? read.comparator : null);
  if (valueNumber === null) return inWords(line);

  const analyte = findAnalyte(line.key);
  const amount = analyte ? inOwnUnit(analyte, valueNumber, line.unit) : null;
  const inOwn = (limit: number | null) =>
    limit === null || !analyte ? null : inOwnUnit(analyte, limit, line.unit);
  const printed = printedRange(line, person);
  if (printed) {
    const measured = { value: valueNumber, comparator, isStrict: isStrict(line.referenceRange) };
    const flag = amount !== null && isCritical(line.key, amount) ? 'critical' : flagOf(measured, printed);
    const own = { low: inOwn(printed.low), high: inOwn(printed.high) };
    return { valueNumber, comparator, ...limits(printed), rangeOrigin: 'printed', flag, amount, ...own };
  }

  const ours = line.referenceRange === null && amount !== null ? ourRange(line.key, person) : null;
  const isBeyond = amount !== null && isCritical(line.key, amount);
  const own = ours ?? { low: null, high: null };
  return {
    valueNumber,
    comparator,
    ...limits(ours && amount !== null ? inReportUnit(ours, valueNumber, amount) : null),
    rangeOrigin: ours ? 'ours' : null,
    flag: isBeyond ? 'critical' : ours && flagOf({ value: amount!, comparator, isStrict: false }, ours),
    amount,
    low: own.low,
    high: own.high,
  };
}

const limits = (range: Limits | null) => ({ refLow: range?.low ?? null, refHigh: range?.high ?? null });

function printedRange({ refLow, refHigh, referenceRange }: Line, person: Person): Limits | null {
  if (refLow !== null || refHigh !== null) return { low: refLow, high: refHigh };
  return rangeFor(referenceRange, person.sex);
}

/** Our range is in the analyte's unit and shown beside the value, so it is written in the value's. */
function inReportUnit({ low, high }: Limits, value: number, amount: number): Limits | null {
  if (value === amount) return { low, high };
  if (amount === 0) return null;
  const back = (limit: number | null) =>
    limit === null ? null : Number(((limit * value) / amount).toPrecision(3));
  return { low: back(low), high: back(high) };
}

interface Measured {
  value: number;
  comparator: Comparator | null;
  /** 'Inferior a 100' does not include 100. */
  isStrict: boolean;
}

/** Null where a sign leaves it open: '< 5' of a range from 3 to 9 may lie inside or below. */
function flagOf({ value, comparator, isStrict: strict }: Measured, { low, high }: Limits): ResultFlag | null {
  const isBelow = comparator?.startsWith('<') ?? false;
  const isAbove = comparator?.startsWith('>') ?? false;
  if (isBelow)
    return low !== null ? (value <= low ? 'low' : null) : high !== null && value > high ? null : 'normal';
  if (isAbove)
    return high !== null ? (value >= high ? 'high' : null) : low !== null && value < low ? null : 'normal';
  if (low !== null && (strict && high === null ? value <= low : value < low)) return 'low';
  if (high !== null && (strict && low === null ? value >= high : value > high)) return 'high';
  return 'normal';
}

function inWords({ key, value, referenceRange }: Line): Judged {
  const expected = referenceRange ?? referenceOf(key)?.expected ?? null;
  return {
    valueNumber: null,
    comparator: null,
    refLow: null,
    refHigh: null,
    rangeOrigin: referenceRange === null ? (expected === null ? null : 'ours') : 'printed',
    flag: judgeWord(searchText(value), expected === null ? null : searchText(expected)),
    amount: null,
    low: null,
    high: null,
  };
}
