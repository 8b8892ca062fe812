import type { PlanInput } from '@leveza/contract/plans/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
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
  usualStart: Day,
): Omit<VersionValues, 'fromDay'> & { startDate: Day } {
  const starts = startDate ?? usualStart;
  // Of two days that were sent the form's own check says it.
  if (endDate && endDate < starts) {
    throw new Problem('invalid-input', {
      fields: { endDate: 'A data de fim não pode ser antes do início.' },
    });
  }
  return { ...input, startDate: starts, endDate: endDate ?? null };
}
