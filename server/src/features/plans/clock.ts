import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';

/** The patient's clock now, as plans keep it: '2026-11-16T08:05'. */
export function clockNow({ zone, now }: Pick<Call, 'zone' | 'now'>): string {
  const { day, time } = wallClock(zone, now);
  return `${day}T${time}`;
}
