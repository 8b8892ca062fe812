import { amountAt } from '@leveza/domain/level/curve.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { isOfCurve, isTooLow, oneCurve, ratesOf } from './curve-products.ts';

/** Two weeks in half days: enough for the shape of a weekly dose. */
const STEPS = 28;
const STEP_HOURS = 12;

/** The estimated amount in mg over the last two weeks, oldest first, the last one now; null where none may be drawn. */
export function levelSpark(
  treatment: Treatment,
  newest: readonly ApplicationRow[],
  now: Date,
): number[] | null {
  const rates = ratesOf(treatment);
  if (!rates || isTooLow(treatment, rates, now)) return null;
  const curve = oneCurve(treatment);
  const doses = newest
    .filter((dose) => isOfCurve(dose, curve))
    .map(({ appliedAt, doseMg }) => ({ at: appliedAt, mg: doseMg }));
  const times = Array.from(
    { length: STEPS + 1 },
    (_, step) => new Date(now.getTime() - (STEPS - step) * STEP_HOURS * HOUR_MS),
  );
  return amountAt(doses, rates, times).map((mg) => Math.round(mg * 100) / 100);
}
