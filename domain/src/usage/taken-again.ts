import { type Frequency, type FrequencyChoice, frequencyText } from '../inventory/frequency.ts';
import { dayWord } from '../time/day-word.ts';
import { addDays, type Day, dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';

/** Two presses within an hour are mostly one dose, whatever the frequency. */
const SOON_MS = HOUR_MS;

/**
 * For so many days a use counts for the frequency: a weekly dose may come a day early, and a monthly one three, without a
 * question.
 */
const COUNTED_DAYS: Record<FrequencyChoice, number> = { day: 1, week: 6, month: 27, 'as-needed': 1 };

interface BoxFrequency {
  frequencyTimes: number | null;
  frequencyPer: FrequencyChoice | null;
}

/** How the medicine of a box is taken. */
export interface Rhythm extends BoxFrequency {
  unitsPerDose: number;
}

interface Taking {
  at: Date;
  day: Day;
  quantity: number;
}

/** The first day whose uses count for a dose of this day. */
export const countedSince = (day: Day, { frequencyPer }: Pick<BoxFrequency, 'frequencyPer'>): Day =>
  addDays(day, 1 - COUNTED_DAYS[frequencyPer ?? 'day']);

/**
 * The last use, where a further one is more than the box says: as many doses as its frequency, or more than one dose within
 * an hour. Without a frequency, and as needed, only the hour counts.
 */
export function takenAgain<T extends Taking>(
  coming: Taking,
  before: readonly T[],
  box: Rhythm,
): (T & { isAll: boolean }) | null {
  const { unitsPerDose } = box;
  const frequency = frequencyOf(box);
  const since = countedSince(coming.day, box);
  const soon = before.filter(({ at }) => Math.abs(+at - +coming.at) < SOON_MS);
  const ofPeriod = before.filter(({ day }) => day >= since && day <= coming.day);
  const isSoon = soon.length > 0 && sum([...soon, coming]) > unitsPerDose;
  const isAll = frequency !== null && ofPeriod.length > 0 && sum(ofPeriod) >= frequency.times * unitsPerDose;
  if (!isSoon && !isAll) return null;
  return { ...newest(isAll ? ofPeriod : soon), isAll };
}

function frequencyOf({ frequencyTimes: times, frequencyPer: per }: BoxFrequency): Frequency | null {
  return times === null || per === null || per === 'as-needed' ? null : { times, per };
}

/** The question before it: which was recorded, and when. */
export function takenAgainSentence(
  taken: { name: string; at: Date; isAll: boolean },
  box: BoxFrequency,
  { zone, now }: { zone: string; now: Date },
): string {
  const { day, time } = wallClock(zone, taken.at);
  const when = `${dayWord(day, dayIn(zone, now))} às ${time}`;
  const frequency = frequencyOf(box);
  const rule = taken.isAll && frequency ? `, e a frequência é ${frequencyText(frequency, null)}` : '';
  return `Você já registrou ${taken.name} ${when}${rule}. Confirme só se você tomou mesmo mais uma dose.`;
}

/** In whole thousandths: three times 0.1 is more than 0.3. */
const sum = (taken: readonly Taking[]) =>
  taken.reduce((total, { quantity }) => total + Math.round(quantity * 1000), 0) / 1000;

const newest = <T extends Taking>(taken: readonly T[]) =>
  taken.reduce((last, one) => (one.at > last.at ? one : last));
