import { dayWord } from '../time/day-word.ts';
import { dayIn } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';
import { endOf } from './plan.ts';
import { numbersOf, planOf, type Rhythm } from './usual-day.ts';

/** Where no label gives a gap, two doses this near are probably one, written down twice. */
export const SAME_DOSE_HOURS = 12;

interface NewDose {
  at: Date;
  /** The doses already recorded, without the one that is being changed. */
  others: readonly Date[];
  minGapHours: number | null;
}

/** The dose nearest to another, before or after it, where they lie closer than two doses may; null where they do not. */
export function tooNear({ at, others, minGapHours }: NewDose): Date | null {
  const gapMs = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  const away = (other: Date) => Math.abs(at.getTime() - other.getTime());
  const [nearest] = others.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) < gapMs ? nearest : null;
}

/** The question about such a dose: it may be one that is written down twice. */
export function tooNearSentence(near: Date, { zone, now }: { zone: string; now: Date }): string {
  const { day, time } = wallClock(zone, near);
  return `Você registrou uma dose ${dayWord(day, dayIn(zone, now))} às ${time}, e esta fica perto demais dela. Confirme só se ela foi mesmo aplicada; na dúvida, fale com quem receitou.`;
}

/**
 * Whether a dose on its usual day follows one that was late inside the label's window. The leaflets of semaglutide allow
 * it although 48 hours may lie between the two: their 72 hours are for changing the day.
 */
export function returnsToUsualDay(at: Date, before: readonly Date[], rhythm: Rhythm): boolean {
  const late = before.at(-1);
  const { usual, lateHours, zone } = rhythm;
  if (!late || usual === null || lateHours === null) return false;
  if (at.getTime() - late.getTime() < SAME_DOSE_HOURS * HOUR_MS) return false;
  const plan = planOf(rhythm, late);
  const numbers = numbersOf([...before, at], plan, rhythm);
  const number = numbers.at(-1)!;
  const isNext = numbers.at(-2) === number - 1;
  const isLate = late > plan(number - 1) && late <= endOf(plan, number - 1, lateHours);
  return isNext && isLate && dayIn(zone, at) >= dayIn(zone, plan(number));
}
