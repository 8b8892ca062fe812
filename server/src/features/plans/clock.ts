import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';

/** The patient's clock now, as plans keep it: '2026-11-16T08:05'. */
export function clockNow({ zone, now }: Pick<Call, 'zone' | 'now'>): string {
  const { day, time } = wallClock(zone, now);
  return `${day}T${time}`;
}

type Ends = { endedAt: string | null };

/**
 * A plan that gives way to another ends at the beginning of a day ahead. One that was ended by a press says its minute,
 * which lies ahead only by the clock of a place further west.
 */
export const endsLater = ({ endedAt }: Ends, call: Pick<Call, 'zone' | 'now'>): boolean =>
  endedAt !== null && endedAt.endsWith('T00:00') && endedAt > clockNow(call);

/** Whether a plan was ended by now. */
export const isEnded = (plan: Ends, call: Pick<Call, 'zone' | 'now'>): boolean =>
  plan.endedAt !== null && !endsLater(plan, call);

/** The same when the patient pressed: a pause sent again begins at its first press. */
export function clockOfPress(call: Pick<Call, 'zone' | 'now' | 'pressedAt'>): string {
  return clockNow({ zone: call.zone, now: momentOfPress(call) });
}

/** A pause is until a day to come, or without one. */
export function refusePastReturn(call: Pick<Call, 'zone' | 'now' | 'pressedAt'>, until: Day | null): void {
  if (until === null || until > clockOfPress(call).slice(0, 10)) return;
  throw new Problem('invalid-input', { fields: { until: 'Escolha um dia depois de hoje.' } });
}
