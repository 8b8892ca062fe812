import { DAY_MS } from '../time/spans.ts';
import type { Occasion } from './occasion.ts';
import { type Memory, momentOf } from './sayings.ts';
import { type Reachable, waysOf } from './usable-channels.ts';
import type { Clock } from './sending-time.ts';

/** One message for everything that came to nothing while the server was off, instead of forty late ones. */
export function outageOf(
  occasions: readonly Occasion[],
  patient: Reachable & Clock,
  memory: Memory,
): Occasion | null {
  const { since } = memory;
  const { now } = patient;
  const what = `outage:${since.toISOString().slice(0, 16)}`;
  if (since >= now || memory.sent.some((one) => one.what === what)) return null;
  const lost = occasions.filter((occasion) => {
    const moment = momentOf(occasion, patient);
    return moment >= since && occasion.usefulUntil <= now && wasWanted(occasion, patient, memory);
  });
  if (lost.length === 0) return null;
  const words = {
    title: 'Lembretes que não chegaram',
    body: `${lost.length === 1 ? '1 lembrete não chegou' : `${lost.length} lembretes não chegaram`} porque o Leveza esteve fora do ar. Confira as suas doses.`,
  };
  return {
    kind: 'outage',
    what,
    at: now,
    usefulUntil: new Date(now.getTime() + DAY_MS),
    priority: 'medium',
    neutral: words,
    detailed: words,
    link: '/calendar',
    dose: null,
  };
}

function wasWanted(occasion: Occasion, patient: Reachable & Clock, { sent }: Memory): boolean {
  const { kinds } = patient.reminderSettings;
  const hasLeft = sent.some(
    ({ what, plannedAt }) => what === occasion.what && plannedAt.getTime() === occasion.at.getTime(),
  );
  return kinds[occasion.kind].enabled && !hasLeft && waysOf(occasion.kind, patient).length > 0;
}
