import { DAY_MS } from '../time/spans.ts';
import { ESTIMATED_OPENING, type PenEvent } from './movement.ts';

type Events = readonly PenEvent[];

/** The facts that an estimate rests on: it was made as if the newest dose had been on the day of entry. */
export function estimateIn(events: Events): { opening: PenEvent; start: PenEvent } | null {
  const opening = events.find(({ kind, reason }) => kind === 'opening' && reason === ESTIMATED_OPENING);
  const start = events.find(({ kind }) => kind === 'start');
  return opening && start ? { opening, start } : null;
}

/**
 * Moves an estimated opening back by the days between the newest dose recorded from before the entry and the entry, and
 * never leaves it after a recorded dose. `elsewhere` is the newest one that names no pen.
 */
export function datedByDoses(events: Events, elsewhere: Date | null): Events {
  const estimate = estimateIn(events);
  if (!estimate) return events;
  const { opening, start } = estimate;
  const own = events
    .filter(({ kind, happenedAt }) => kind === 'application' && happenedAt < start.happenedAt)
    .map(({ happenedAt }) => happenedAt.getTime());
  const newest = Math.max(...own, elsewhere?.getTime() ?? -Infinity);
  if (newest === -Infinity) return events;
  const at = Math.min(backFrom(estimate, newest), newest, ...own);
  // Before a dose of the same moment, which would open the container a second time.
  return [{ ...opening, happenedAt: new Date(at) }, ...events.filter((event) => event !== opening)];
}

/** At noon, as the estimate stands: so many whole days before the newest dose as it stood before the entry. */
function backFrom({ opening, start }: { opening: PenEvent; start: PenEvent }, newest: number): number {
  const opened = opening.happenedAt.getTime();
  const span = Math.round((start.happenedAt.getTime() - opened) / DAY_MS) * DAY_MS;
  return opened - Math.ceil((opened + span - newest) / DAY_MS - 0.5) * DAY_MS;
}
