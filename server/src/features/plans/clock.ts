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

/** Whether a plan was ended by now. One that gives way to another may end on a day ahead. */
export const isEnded = ({ endedAt }: { endedAt: string | null }, call: Pick<Call, 'zone' | 'now'>): boolean =>
  endedAt !== null && endedAt <= clockNow(call);

/** The same when the patient pressed: a pause sent again begins at its first press. */
export function clockOfPress(call: Pick<Call, 'zone' | 'now' | 'pressedAt'>): string {
  return clockNow({ zone: call.zone, now: momentOfPress(call) });
}

/** A pause is until a day to come, or without one. */
export function refusePastReturn(call: Pick<Call, 'zone' | 'now' | 'pressedAt'>, until: Day | null): void {
  if (until === null || until > clockOfPress(call).slice(0, 10)) return;
  throw new Problem('invalid-input', { fields: { until: 'Escolha um dia depois de hoje.' } });
}
