import { foldUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { FileReading, ReadResult } from '../reading.ts';

export interface Expected {
  key: string;
  parameter: string;
  value: string;
  valueNumber: number | null;
  comparator: string | null;
  unit: string | null;
  referenceRange: string | null;
  refLow: number | null;
  refHigh: number | null;
  flag: string | null;
  page: number;
}

export interface Sample {
  files: { text: string; scan: string; photos: { page: number; file: string }[] };
  expected: {
    examTypeAccept: string[];
    laboratory: string;
    examDate: string;
    requestingDoctor: string;
    results: Expected[];
  };
}

/** How many of the expected results were read, and how well. */
export interface Score {
  expected: number;
  values: number;
  units: number;
  ranges: number;
  flags: number;
  /** Value, unit, range and flag all exact. */
  exact: number;
  /** Wrong or invented values that carry no doubt. */
  silent: number;
  /** Right values that carry one. */
  doubted: number;
}

const NONE: Score = {
  expected: 0,
  values: 0,
  units: 0,
  ranges: 0,
  flags: 0,
  exact: 0,
  silent: 0,
  doubted: 0,
};

export function scoreOf(reading: FileReading, expected: readonly Expected[]): Score {
  const others = [...reading.results];
  const scores = expected.map((wanted) => {
    const at = others.findIndex(({ key }) => key === wanted.key);
    const [read] = at < 0 ? [] : others.splice(at, 1);
    return read ? scoreOfOne(read, wanted) : { ...NONE, expected: 1 };
  });
  const invented = others.filter(({ doubt }) => doubt === '').length;
  return sumOf([...scores, { ...NONE, silent: invented }]);
}

function scoreOfOne(read: ReadResult, wanted: Expected): Score {
  const isValue = read.valueNumber === wanted.valueNumber && read.comparator === wanted.comparator;
  const isUnit = foldUnit(read.unit ?? '') === foldUnit(wanted.unit ?? '');
  const isRange =
    read.refLow === wanted.refLow &&
    read.refHigh === wanted.refHigh &&
    plain(read.referenceRange) === plain(wanted.referenceRange);
  const isFlag = read.flag === wanted.flag;
  const isDoubted = read.doubt !== '';
  return {
    expected: 1,
    values: Number(isValue),
    units: Number(isUnit),
    ranges: Number(isRange),
    flags: Number(isFlag),
    exact: Number(isValue && isUnit && isRange && isFlag),
    silent: Number(!isValue && !isDoubted),
    doubted: Number(isValue && isDoubted),
  };
}

function plain(text: string | null): string {
  return fold(text ?? '').replace(/\s/g, '');
}

export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, each) => {
    const keys = Object.keys(sum) as (keyof Score)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + each[key]])) as unknown as Score;
  }, NONE);
}

/** 'texto: 96 de 96 valores, …' for the log of a run. */
export function lineOfScore(name: string, score: Score): string {
  const { expected, values, units, ranges, flags, exact, silent, doubted } = score;
  return `${name}: ${values}/${expected} values, ${units} units, ${ranges} ranges, ${flags} flags, ${exact} exact in all four, ${doubted} right ones doubted, ${silent} silent errors`;
}
