import type { Day } from '../time/days.ts';
import type { DoseState } from './dose-states.ts';

interface Dose {
  day: Day;
  plannedAt: Date;
  /** As it was when the use was taken. */
  state: DoseState;
}

/**
 * The dose that a use from the shelf stands for: the nearest planned moment among the open doses of its day and those of
 * earlier days that are still late. Of Monday's weekly dose, a use on Tuesday is none beside the plan.
 */
export function doseOfMoment<D extends Dose>(open: readonly D[], use: { day: Day; at: Date }): D | null {
  const distance = ({ plannedAt }: Dose) => Math.abs(plannedAt.getTime() - use.at.getTime());
  const [nearest] = open
    .filter(({ day, state }) => day === use.day || (day < use.day && state === 'late'))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}
