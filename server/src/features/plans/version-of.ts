import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { VersionValues } from './store.ts';

/** The columns of a version, without the day it begins to count. */
export function versionOf(
  {
    startDate,
    endDate,
    steps: _steps,
    replacePlan: _replaces,
    confirmEarly: _early,
    confirmDose: _dose,
    ...input
  }: PlanInput,
  startsUnlessSaid: Day,
): Omit<VersionValues, 'fromDay'> & { startDate: Day } {
  return { ...input, startDate: startDate ?? startsUnlessSaid, endDate: endDate ?? null };
}
