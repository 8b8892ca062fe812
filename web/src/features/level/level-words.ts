import type { readLevel } from '@leveza/contract/level.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { type Rates, ratesOfHalfLife } from '@leveza/domain/level/curve.ts';
import { halfLifeText } from '@leveza/domain/pens/half-life.ts';
import { dayOf, formatDayAs, formatMg, formatTime } from '../../lib/format.ts';
import type { TimeValue } from '../../ui/chart/time-geometry.ts';

export type Level = Reply<typeof readLevel>['data'];
/** One with rates: by published figures, or by the half-life the patient was told. */
export type DrawableLevel = Level & { rates: Rates };

export function ratesOf({ kinetics, halfLifeHours }: Level): Rates | null {
  return kinetics ?? (halfLifeHours === null ? null : ratesOfHalfLife(halfLifeHours));
}

export const PERIODS = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: '730', label: '2 anos' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

export const WHY_NOT: Record<NonNullable<Level['why']>, string> = {
  'no-doses':
    'Depois da primeira aplicação, aparece aqui uma estimativa de quanto do medicamento está no corpo.',
  prohibited: 'Este produto é proibido pela Anvisa e não tem dados publicados. Por isso não há estimativa.',
  'unknown-product': 'Não há dados publicados sobre este medicamento na Leveza. Por isso não há estimativa.',
  'no-strength':
    'Sem a concentração deste medicamento não dá para estimar. Ela fica nos dados da caneta ou do frasco.',
};

/** A level is never known to the thousandth. */
export const formatLevel = (mg: number): string => formatMg(Math.round(mg * 100) / 100);

/** 'qui., 19/11 às 08:00' */
export function momentText(at: number, timeZone: string): string {
  return `${dayText(at, timeZone)} às ${formatTime(new Date(at), timeZone)}`;
}

function dayText(at: number, timeZone: string): string {
  const parts = { weekday: 'short', day: '2-digit', month: '2-digit' } as const;
  return formatDayAs(dayOf(new Date(at), timeZone), parts);
}

/** Describes the curve in words. */
export function summaryText(past: readonly TimeValue[], period: Period): string {
  const values = past.map(({ value }) => value);
  const label = PERIODS.find(({ value }) => value === period)!.label;
  return (
    `Agora: cerca de ${formatLevel(values.at(-1) ?? 0)} no corpo. ` +
    `Em ${label}, de ${formatLevel(least(values))} a ${formatLevel(most(values))}.`
  );
}

const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), Infinity);
const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value), 0);

/** The dose in question, and that the plan after it stays as it is. */
export function whatIfText(doseMg: number, followingAt: number, timeZone: string): string {
  return (
    `A linha tracejada mostra ${formatMg(doseMg)} nesse momento. ` +
    `A dose seguinte continua planejada para ${momentText(followingAt, timeZone)}.`
  );
}

export const BY_PUBLISHED = 'Conta feita com valores médios publicados; em cada corpo é diferente.';

/** Without an absorption the rise after a dose cannot be drawn, and the curve says so. */
export const BY_HALF_LIFE =
  'A curva é uma estimativa feita com essa meia-vida, não com a bula. Não se sabe quanto tempo a dose leva para ser ' +
  'absorvida; por isso ela conta inteira desde a hora da aplicação. Em cada corpo é diferente.';

/** 'Meia-vida informada por você: 6 dias.' */
export const halfLifeSentence = (hours: number): string =>
  `Meia-vida informada por você: ${halfLifeText(hours)}.`;
