import { planFrom } from './plan.ts';
import { numbersOf, planOf, type Rhythm } from './usual-day.ts';

/** A dose with the planned time it counts for. */
type Counted = [dose: Date, planned: Date];

/**
 * The planned time that each dose counts for, oldest first; the second of two for one planned time is left out. Only the
 * last usual day is kept: for doses from before it was chosen, the dose before says when each was to come.
 */
export function plannedFor(
  applied: readonly Date[],
  rhythm: Rhythm,
  isSkipped: (planned: Date) => boolean,
): Counted[] {
  const last = applied.at(-1);
  if (!last) return [];
  const plan = planOf(rhythm, last);
  const chosenAt = rhythm.usual?.chosenAt ?? null;
  const isEarlier = (dose: Date) => chosenAt !== null && dose <= chosenAt && dose < plan(0);
  const counted = new Map<number, Counted>();
  const numbers = numbersOf(applied, plan, rhythm, isSkipped);
  const earlier = applied.flatMap((dose, index): Counted[] => {
    if (isEarlier(dose)) return afterTheOneBefore(applied[index - 1], dose, { rhythm, isSkipped });
    const number = numbers[index]!;
    if (!counted.has(number)) counted.set(number, [dose, plan(number)]);
    return [];
  });
  return [...earlier, ...counted.values()];
}

/** Nothing says when the first one was to come, and the second of two on one day is beside the plan. */
function afterTheOneBefore(
  before: Date | undefined,
  dose: Date,
  { rhythm, isSkipped }: { rhythm: Rhythm; isSkipped: (planned: Date) => boolean },
): Counted[] {
  if (!before) return [];
  const plan = planFrom(before, rhythm.intervalDays, rhythm.zone);
  const [, turn] = numbersOf([before, dose], plan, { ...rhythm, usual: null }, isSkipped);
  return turn! > 0 ? [[dose, plan(turn!)]] : []; // two were given, so there is a second number
}
