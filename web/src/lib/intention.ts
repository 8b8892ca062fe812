import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';

/** The same dose pressed later than this is the next one, not the first one again. */
const LONGEST_MS = 6 * HOUR_MS;

/** The input sent and its key, while the outcome is unknown. */
export interface Unsettled {
  key: string;
  content: string;
  /** When it was sent first, by the device's clock. */
  at?: number | undefined;
}

/**
 * One thing the patient wants recorded once. If it is unknown whether the server got it (the network failed, the server
 * was away), sending the same thing again carries the same key, so it cannot be recorded twice, and says how long ago
 * it was pressed first.
 */
export class Intention {
  #unsettled: Unsettled | undefined;

  /** Given what a page before this one left unsettled, it goes on where that one stopped. */
  constructor(unsettled?: Unsettled) {
    this.#unsettled = unsettled;
  }

  async carryOut<T>(sent: object, send: (first: Unsettled) => Promise<T>): Promise<T> {
    const content = JSON.stringify(sent);
    const before = this.#unsettled;
    const isAgain = before?.content === content && Date.now() - (before.at ?? Date.now()) < LONGEST_MS;
    const first = isAgain ? before : { key: crypto.randomUUID(), content, at: Date.now() };
    try {
      const reply = await send(first);
      this.#unsettled = undefined;
      return reply;
    } catch (error) {
      this.#unsettled = isSettled(error) ? undefined : first;
      throw error;
    }
  }
}

function isSettled(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}
