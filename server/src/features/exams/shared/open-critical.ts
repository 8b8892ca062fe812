import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { openCritical } from '@leveza/domain/exams/open-critical.ts';
import { URGENT_DAYS } from '@leveza/domain/exams/status.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { selectNearCritical } from '../near-critical.ts';

/** The critical values that neither a newer one nor a talk with the doctor has answered, the newest first. */
export function openCriticalQuestion({ owner, zone, now }: Call): Question<UrgentValue[]> {
  const since = addDays(dayIn(zone, now), -URGENT_DAYS);
  return selectNearCritical.question({ owner, since }, (rows) => eachOnce(openCritical(rows)));
}

/** A report may print a value twice. */
function eachOnce<V extends UrgentValue>(values: readonly V[]): V[] {
  const written = values.map(
    (one) => [JSON.stringify([one.examId, one.parameter, one.value, one.unit]), one] as const,
  );
  return [...new Map(written).values()];
}
