import { DEFAULT_ZONE } from '@leveza/domain/time/default-zone.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';

const LOCALE = 'pt-BR';

const decimals = (most: number, least = 0) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: least, maximumFractionDigits: most });

const UP_TO_ONE = decimals(1);
const UP_TO_TWO = decimals(2);
const UP_TO_THREE = decimals(3);
const TWO = decimals(2, 2);
const MONEY = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' });

// A space that never breaks keeps a number and its unit on one line.
const withUnit = (text: string, unit: string) => `${text}\u00A0${unit}`;

/** `2026-11-03` → `03/11/2026`. A calendar day has no zone, so it never passes through a Date. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** Making a format takes far longer than using it: a month of the calendar uses one 42 times, a chart a thousand times. */
const days = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-03` → `3 de nov.`, or any other parts of a day. */
export function formatDayAs(day: string, parts: Intl.DateTimeFormatOptions): string {
  const wanted = JSON.stringify(parts);
  const made = days.get(wanted) ?? new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' });
  days.set(wanted, made);
  return made.format(utcOf(day));
}

/** `2026-11-03` → `terça-feira, 3 de novembro de 2026`. */
export function formatLongDay(day: string): string {
  return formatDayAs(day, { dateStyle: 'full' });
}

/** `2026-11` → `novembro de 2026`. */
export function formatMonth(month: string): string {
  return formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** The calendar day of an instant where the patient lives, as `YYYY-MM-DD`. */
export function dayOf(instant: string | Date, zone: string = DEFAULT_ZONE): string {
  return clocksOf(zone).day.format(new Date(instant));
}

/** `08:05` of an instant where the patient lives. */
export function formatTime(instant: string | Date, zone: string = DEFAULT_ZONE): string {
  return clocksOf(zone).time.format(new Date(instant));
}

/** `03/11/2026 às 08:05`. */
export function formatInstant(instant: string | Date, zone: string = DEFAULT_ZONE): string {
  return `${formatDay(dayOf(instant, zone))} às ${formatTime(instant, zone)}`;
}

/** 'Hoje', 'Ontem', 'Amanhã', 'Há N dias' or 'Daqui a N dias'. */
export function formatRelativeDay(day: string, today: string): string {
  const distance = (utcOf(day) - utcOf(today)) / DAY_MS;
  if (distance === 0) return 'Hoje';
  if (distance === -1) return 'Ontem';
  if (distance === 1) return 'Amanhã';
  return distance < 0 ? `Há ${-distance} dias` : `Daqui a ${distance} dias`;
}

export const formatNumber = (value: number): string => UP_TO_TWO.format(value);
export const formatKg = (value: number): string => withUnit(UP_TO_ONE.format(value), 'kg');
export const formatCm = (value: number): string => withUnit(UP_TO_ONE.format(value), 'cm');
export const formatMl = (value: number): string => withUnit(UP_TO_THREE.format(value), 'ml');
/** '800 ml', or litres from one litre on: '1,25 L'. */
export const formatLiquid = (ml: number): string =>
  ml >= 1000 ? withUnit(UP_TO_THREE.format(Math.round(ml / 10) / 100), 'L') : formatMl(ml);
export const formatMg = (value: number): string => withUnit(UP_TO_THREE.format(value), 'mg');

/** A price as the server sends it (text with a point) or as a number. */
export function formatMoney(value: string | number): string {
  return MONEY.format(Number(value));
}

/** `0.256` → `25,6 %`, spaced as every number and its unit. */
export function formatPercent(share: number): string {
  return `${UP_TO_ONE.format(share * 100)}\u00A0%`;
}

const SIZES = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1536` → `1,50 KB`. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), SIZES.length - 1);
  return withUnit(step === 0 ? String(bytes) : TWO.format(bytes / 1024 ** step), SIZES[step]!);
}

interface Clocks {
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
}

const clocks = new Map<string, Clocks>();

function clocksOf(timeZone: string): Clocks {
  const made = clocks.get(timeZone) ?? {
    day: new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
    time: new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
  clocks.set(timeZone, made);
  return made;
}

function utcOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return Date.UTC(year!, month! - 1, date);
}
