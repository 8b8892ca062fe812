import type { Measurement, MeasurementSummary, WeightPoint } from '@leveza/contract/measurements.ts';
import { isToConfirm, milestoneSteps } from '@leveza/domain/measurements/milestones.ts';
import { isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import { dayOf, formatDay, formatInstant, formatTime } from '../../../lib/format.ts';
import { isLow } from '../is-low.ts';

interface Known {
  saved: Measurement;
  /** As it was when the form opened, and as it is now. */
  before: MeasurementSummary;
  after: MeasurementSummary;
  birthDate: string | null;
  today: string;
}

interface Asked extends Known {
  /** The day the patient gave; null where none is known. */
  treatmentStart?: string | null;
  timeZone?: string;
}

export interface WeighingAnswer {
  /** Against the weighing just before this one in time. */
  sinceLast: { kg: number; at: string } | null;
  sinceStartKg: number | null;
  /** The milestone this weighing reached. */
  reached: string | null;
  /** One whose weight is there today, and that the week's mean has not confirmed. */
  toConfirm: string | null;
}

/** Whether the weight is too low, also while the summary with this weighing is still on its way. */
export function isTooLow({ saved, after, birthDate, today }: Omit<Known, 'before'>): boolean {
  const isSummed = after.latest !== null && after.latest.at >= saved.datetime;
  return (
    isLow(after) || (!isSummed && isLowWeight(saved.weight, { heightCm: after.height, birthDate, today }))
  );
}

/** The meaning of a weighing beside the others. */
export function answerOf({
  saved,
  before,
  after,
  treatmentStart = null,
  timeZone,
  ...patient
}: Asked): WeighingAnswer | null {
  const { weight, datetime } = saved;
  if (weight === null) return null;
  const earlier = [...weighingsOf(before), ...weighingsOf(after)].filter(({ at }) => at < datetime);
  const last = earlier.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  const start = after.initialWeight;
  const isNewest = after.latest === null || datetime >= after.latest.at;
  // One of before the start, or of a start without a day, says nothing of it; the newest is always after it.
  const isAfterStart = isNewest || (treatmentStart !== null && treatmentStart <= dayOf(datetime, timeZone));
  // The summary speaks of the newest weight alone.
  const isLowThen =
    !isNewest &&
    isLowWeight(weight, { heightCm: after.height, birthDate: patient.birthDate, today: patient.today });
  return {
    sinceLast: last ? { kg: weight - last.weight, at: last.at } : null,
    sinceStartKg: start === null || !isAfterStart ? null : weight - start,
    ...(!isLowThen && !isTooLow({ saved, after, ...patient })
      ? milestonesOf({ weight, before, after, isNewest, ...patient })
      : { reached: null, toConfirm: null }),
  };
}

/** Points of a long history are averages, and a change is never told against one. */
function weighingsOf({ latest, previous, points, daysPerPoint }: MeasurementSummary): WeightPoint[] {
  const newest = [latest, previous].filter((weighing) => weighing !== null);
  return daysPerPoint === null ? [...newest, ...points] : newest;
}

interface Weighed extends Omit<Known, 'saved'> {
  weight: number;
  isNewest: boolean;
}

function milestonesOf({ weight, before, after, isNewest, ...patient }: Weighed) {
  const { initialWeight, targetWeight, height } = after;
  const steps = milestoneSteps({ initialWeight, targetWeight, heightCm: height, ...patient });
  const kgOf = new Map(steps.map(({ key, atOrBelowKg }) => [key, atOrBelowKg]));
  const waiting = new Set(steps.filter((step) => isToConfirm(step, weight)).map(({ key }) => key));
  const furthestFirst = after.milestones.toSorted((a, b) => (kgOf.get(a.key) ?? 0) - (kgOf.get(b.key) ?? 0));
  const wasReached = new Set(before.milestones.flatMap(({ key, reachedOn }) => (reachedOn ? [key] : [])));
  const isReached = ({ key, reachedOn }: MeasurementSummary['milestones'][number]) =>
    reachedOn !== null && !wasReached.has(key);
  const reached = furthestFirst.find(isReached);
  // A later weighing has already answered for one of before.
  const toConfirm = furthestFirst.find(
    ({ key, reachedOn }) => isNewest && reachedOn === null && waiting.has(key),
  );
  return { reached: reached?.title ?? null, toConfirm: toConfirm?.title ?? null };
}

interface Beside {
  savedAt: string;
  today: string;
  timeZone: string;
}

/** The day of the weighing before; its hour where both are of one day. */
export function whenText(at: string, { savedAt, today, timeZone }: Beside): string {
  const day = dayOf(at, timeZone);
  if (day !== dayOf(savedAt, timeZone)) return formatDay(day);
  return day === today ? `hoje às ${formatTime(at, timeZone)}` : formatInstant(at, timeZone);
}
