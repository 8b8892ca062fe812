import { addDays, type Day, isDay } from '../../time/days.ts';
import { DAY_MINUTES } from '../../time/spans.ts';

const YEAR_FIRST = /^(?<year>\d{4})(?<mark>[-/.]?)(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?<rest>\D.*)?$/s;
export const YEAR_LAST = /^(?<one>\d{1,2})[-/.](?<two>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?<rest>\D.*)?$/s;
const DAY_THEN_WORD =
  /^(?<day>\d{1,2})[ºo]?(?: de |[-/. ])(?<word>[a-zç]{3,9})\.?(?: de |[-/ ]|, )(?<year>\d{4}|\d{2})(?<rest>\D.*)?$/s;
const WORD_THEN_DAY =
  /^(?<word>[a-zç]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?<rest>\D.*)?$/s;
const WEEKDAY = /^(?:seg|ter|qua|qui|sex|s[aá]b|dom|mon|tue|wed|thu|fri|sat|sun)[a-zç-]*\.?,? /;
/** A spreadsheet shows a day without a format like this: days since 30/12/1899, with the time as a fraction. */
const SERIAL = /^(?<days>\d{5})(?:[.,](?<share>\d{1,12}))?$/;
const SERIAL_ZERO = '1899-12-30';
/** The first of January 2000; smaller numbers are steps or calories rather than days. */
const LEAST_SERIAL = 36_526;

const MONTHS = [
  ['janeiro', 'january'],
  ['fevereiro', 'february'],
  ['marco', 'march'],
  ['abril', 'april'],
  ['maio', 'may'],
  ['junho', 'june'],
  ['julho', 'july'],
  ['agosto', 'august'],
  ['setembro', 'september'],
  ['outubro', 'october'],
  ['novembro', 'november'],
  ['dezembro', 'december'],
];

const OLDEST_YEAR = 1900;
/** Two-digit years from here on belong to the last century. */
const LAST_CENTURY_FROM = 70;

export interface WrittenDay {
  day: Day;
  /** The text after the day: its time, or nothing. */
  rest: string;
}

/** The day a text in small letters and single blanks begins with. */
export function readDay(written: string, isDayFirst: boolean): WrittenDay | null {
  return readSerial(written) ?? readCalendarDay(written.replace(WEEKDAY, ''), isDayFirst);
}

function readCalendarDay(written: string, isDayFirst: boolean): WrittenDay | null {
  const groups = (
    YEAR_FIRST.exec(written) ??
    YEAR_LAST.exec(written) ??
    DAY_THEN_WORD.exec(written) ??
    WORD_THEN_DAY.exec(written)
  )?.groups;
  if (!groups) return null;
  const { one, two, year = '', rest = '' } = groups;
  // Without marks between them, all eight digits have to be there.
  if (groups.mark === '' && (groups.month!.length < 2 || groups.day!.length < 2)) return null;
  const month = groups.word ? monthOf(groups.word) : (groups.month ?? (isDayFirst ? two : one));
  const date = groups.day ?? (isDayFirst ? one : two);
  const day = `${fullYear(year)}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isDay(day) && Number(fullYear(year)) >= OLDEST_YEAR ? { day, rest } : null;
}

/** 'jan', 'janeiro', 'sept': any beginning of a month's name, in Portuguese or English. */
function monthOf(word: string): string {
  const plain = word.replaceAll('ç', 'c');
  return String(1 + MONTHS.findIndex((names) => names.some((name) => name.startsWith(plain))));
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < LAST_CENTURY_FROM ? `20${year}` : `19${year}`;
}

function readSerial(written: string): WrittenDay | null {
  const groups = SERIAL.exec(written)?.groups;
  if (!groups || Number(groups.days) < LEAST_SERIAL) return null;
  const day = addDays(SERIAL_ZERO, Number(groups.days));
  if (groups.share === undefined) return { day, rest: '' };
  const minutes = Math.min(Math.round(Number(`0.${groups.share}`) * DAY_MINUTES), DAY_MINUTES - 1);
  return { day, rest: ` ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` };
}
