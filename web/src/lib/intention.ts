import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';

/** The same values of a form, typed for this record, are another record when they are pressed later than this. */
const LONGEST_MS = 6 * HOUR_MS;

/**
 * A tap, and a form that comes back without typed values, say nothing of an earlier press. So long after that one, the same
 * press is another dose.
 */
export const UNTYPED_MS = 15 * MINUTE_MS;

/** The input sent and its key, while the outcome is unknown. */
export interface Unsettled {
  key: string;
  content: string;
  /** When it was sent first, by the device's clock. */
  at?: number | undefined;
}

interface How {
  unsettled?: Unsettled | undefined;
  againWithinMs?: number;
}

/**
 * One thing the patient wants recorded once. If it is unknown whether the server got it (the network failed, the server
 * was away, or a limit turned away a second try), sending the same thing again carries the same key, so it cannot be recorded twice, and says how long ago
 * it was pressed first.
 */
export class Intention {
  readonly #againWithinMs: number;
  #unsettled: Unsettled | undefined;
  /** One sent again that the server asked about: its answer counts from the first press too. */
  #asked: (Unsettled & { flag: string }) | undefined;

  /**
   * An intention goes on where the page before this one stopped, if that one left a request without an answer. The same
   * thing counts as sent again for `againWithinMs`.
   */
  constructor({ unsettled, againWithinMs = LONGEST_MS }: How = {}) {
    this.#unsettled = unsettled;
    this.#againWithinMs = againWithinMs;
  }

  /** `left` is what the form's earlier page sent and never heard of. */
  async carryOut<T>(sent: object, send: (first: Unsettled) => Promise<T>, left?: Unsettled): Promise<T> {
    const content = JSON.stringify(sent);
    const before = this.#unsettled ?? left;
    const isAgain = before?.content === content && isRecent(before, this.#againWithinMs);
    const asked = this.#asked;
    const isAnswer = asked && isRecent(asked) && isAnswerTo(asked, content);
    const at = isAnswer ? asked.at : Date.now();
    const first = isAgain ? before : { key: crypto.randomUUID(), content, at };
    this.#unsettled = undefined;
    this.#asked = undefined;
    try {
      return await send(first);
    } catch (error) {
      if (!isSettled(error)) this.#unsettled = first;
      else if (error.asks && (isAgain || isAnswer)) this.#asked = { ...first, flag: error.asks };
      throw error;
    }
  }
}

export const isRecent = ({ at }: Pick<Unsettled, 'at'>, withinMs = LONGEST_MS) =>
  Date.now() - (at ?? Date.now()) < withinMs;

/** Without its flag the same thing is another press: the question was answered with no. */
const isAnswerTo = (asked: Unsettled & { flag: string }, content: string) =>
  content.includes(`"${asked.flag}":true`) && unflagged(asked.content) === unflagged(content);

/** The flags that answer the server's questions. */
export const CONFIRM_FLAGS = Object.values(PROBLEMS).flatMap((entry) =>
  'asks' in entry ? [entry.asks] : [],
);

/** The same, and a dose that came out of no box. */
const FLAGS = new Set<string>([...CONFIRM_FLAGS, 'isFromElsewhere']);

const unflagged = (content: string) =>
  JSON.stringify(JSON.parse(content), (name, value: unknown) => (FLAGS.has(name) ? undefined : value));

/** Whether a call that failed was refused, so that nothing of it was recorded by any of its tries. */
export function isSettled(error: unknown): error is Problem {
  return error instanceof Problem && error.status >= 400 && error.status < 500 && !error.isAtTheDoor;
}
