import type { Day } from '../time/days.ts';
import { addDays } from '../time/days.ts';

export const FREQUENCY_PERIODS = ['day', 'week', 'month'] as const;
export type FrequencyPeriod = (typeof FREQUENCY_PERIODS)[number];

/** The frequencies a patient may choose: so many times in a period, or only when it is needed. */
export const FREQUENCIES = [...FREQUENCY_PERIODS, 'as-needed'] as const;
export type FrequencyChoice = (typeof FREQUENCIES)[number];

/** How often a dose is taken: twice a day, once a week. */
export interface Frequency {
  times: number;
  per: FrequencyPeriod;
}

const PER_LABEL: Record<FrequencyPeriod, string> = { day: 'ao dia', week: 'por semana', month: 'por mês' };

/** Months count as 30 days, both for the run-out day and for costs. */
export const DAYS_PER_MONTH = 30;
const DAYS_IN: Record<FrequencyPeriod, number> = { day: 1, week: 7, month: DAYS_PER_MONTH };

export const UNKNOWN_FREQUENCY = 'Frequência não informada';
export const AS_NEEDED = 'Se precisar';

/** The patient's own words, else the frequency. None is assumed: a daily dose of a weekly medicine is an overdose. */
export function frequencyText(
  frequency: Frequency | null,
  dailyDose: string | null,
  { isAsNeeded = false }: { isAsNeeded?: boolean } = {},
): string {
  const written = dailyDose?.trim();
  if (written) return written;
  if (isAsNeeded) return AS_NEEDED;
  if (!frequency) return UNKNOWN_FREQUENCY;
  return `${String(frequency.times).replace('.', ',')}x ${PER_LABEL[frequency.per]}`;
}

export function dosesPerDay({ times, per }: Frequency): number {
  return times / DAYS_IN[per];
}

interface Supply {
  remaining: number;
  unitsPerDose: number;
  frequency: Frequency | null;
  today: Day;
  /** Taken today already. */
  takenToday?: number;
}

/** A date a century away helps no patient, and its year would soon need five digits. */
const FARTHEST_DAYS = 36_500;

/** A plan of three days in seven is 0.428… doses a day, and six of them must not end a day early. */
const SLACK = 1e-9;

/** Days covered whole by what is there; null if they cannot be computed. */
export function daysCovered({
  remaining,
  unitsPerDose,
  frequency,
}: Pick<Supply, 'remaining' | 'unitsPerDose' | 'frequency'>): number | null {
  if (!frequency || !(frequency.times > 0) || !(unitsPerDose > 0)) return null;
  // In whole thousandths: 0.3 / 0.1 is 2.9999999999999996.
  const doses = Math.floor(Math.round(remaining * 1000) / Math.max(1, Math.round(unitsPerDose * 1000)));
  return Math.floor((doses * DAYS_IN[frequency.per]) / frequency.times + SLACK);
}

/**
 * The last day covered. It is counted as of this morning, so that taking today's dose does not move it; more than a day's
 * doses does.
 */
export function runOutDay({ today, takenToday = 0, remaining, ...pace }: Supply): Day | null {
  const ofOneDay = pace.frequency ? dosesPerDay(pace.frequency) * pace.unitsPerDose : 0;
  const days = daysCovered({ remaining: remaining + Math.min(takenToday, ofOneDay), ...pace });
  return days !== null && days >= 1 && days <= FARTHEST_DAYS ? addDays(today, days - 1) : null;
}

interface Priced {
  /** The price of a whole box. */
  price: number | null;
  boxQuantity: number | null;
  unitsPerDose: number;
}

/** In reais, to the cent. */
export function costPerDose(box: Priced): number | null {
  const cost = exactCost(box);
  return cost === null ? null : toCents(cost);
}

/** Thirty days of doses, in reais, to the cent. */
export function costPerMonth({ frequency, ...box }: Priced & { frequency: Frequency | null }): number | null {
  const cost = exactCost(box);
  return cost === null || !frequency ? null : toCents(cost * dosesPerDay(frequency) * DAYS_PER_MONTH);
}

function exactCost({ price, boxQuantity, unitsPerDose }: Priced): number | null {
  return price === null || !boxQuantity ? null : (price / boxQuantity) * unitsPerDose;
}

const toCents = (reais: number) => Math.round(reais * 100) / 100;
