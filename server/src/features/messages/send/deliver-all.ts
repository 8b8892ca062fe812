import type { Surroundings } from '../../../jobs/job.ts';
import { later, refused } from '../../../services/delivery.ts';
import type { Deliver, Outcome } from '../deliver/due-message.ts';
import { heldUntil } from './after-attempt.ts';
import type { Claimed } from './claim-due.ts';

/** So many messages are under way at once. */
const SIDE_BY_SIDE = 16;
/** A message not begun this long after it was taken goes back: another process may soon take it for abandoned. */
const LATEST_BEGIN_MS = 30_000;

/** A message taken and what became of it; `outcome` is null for one that was not begun. */
export interface Attempted {
  message: Claimed;
  outcome: Outcome | null;
}

interface Sending {
  deliver: Deliver;
  around: Surroundings;
  /** Ends when the process is asked to leave: no further message is begun. */
  signal: AbortSignal;
  now: () => Date;
  onFault: (error: unknown) => void;
}

/** Sends messages side by side. One that fails, however it fails, stops no other. */
export async function deliverAll(claimed: readonly Claimed[], sending: Sending): Promise<Attempted[]> {
  const takenAt = performance.now();
  const waiting = [...claimed];
  const attempted: Attempted[] = [];
  const work = async () => {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      const isLate = sending.signal.aborted || performance.now() - takenAt > LATEST_BEGIN_MS;
      attempted.push({ message, outcome: isLate ? null : await attempt(message, sending) });
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return attempted;
}

async function attempt(
  message: Claimed,
  { deliver, around, now, onFault }: Sending,
): Promise<Outcome | null> {
  if (!message.isOpen) return { delivery: refused('undeliverable') };
  // A machine that slept between taking and sending has a message of another hour.
  if (now() > message.usefulUntil) return null;
  try {
    // A server that was off in the evening tries again at night.
    if (message.attempts > 1 && heldUntil(message, now()) > now()) return { delivery: later() };
    return await deliver(message, around);
  } catch (error) {
    // A mistake of ours, as the channels throw for no answer: sending again would repeat it.
    onFault(error);
    return { delivery: refused('rejected') };
  }
}
