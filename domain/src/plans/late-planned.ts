import { LATE_AFTER_MS } from '../applications/late-dose.ts';
import { addDays } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { MINUTE_MS } from '../time/spans.ts';
import type { Planned } from './occurrences.ts';

interface PlannedMoment {
  planned: Planned;
  plannedAt: Date;
  /** Taken on an empty stomach: breakfast follows it. */
  isFasting: boolean;
}

/**
 * The instant from which an open dose of a plan counts as late: an hour after its time, as an injection, and not after its
 * day, which leaves it no other row. A fasting tablet has no such hour: after it the patient eats.
 */
export function latePlannedFrom({ planned, plannedAt, isFasting }: PlannedMoment, zone: string): Date {
  const after = new Date(plannedAt.getTime() + (isFasting ? MINUTE_MS : LATE_AFTER_MS));
  const dayEnds = instantAt(addDays(planned.day, 1), '00:00', zone);
  return dayEnds < after ? dayEnds : after;
}
