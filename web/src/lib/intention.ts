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
  /** One sent again that the server asked about: its answer counts from the first press too. */
  #asked: Unsettled | undefined;

  /** Given what a page before this one left unsettled, it goes on where that one stopped. */
  constructor(unsettled?: Unsettled) {
    this.#unsettled = unsettled;
  }

  async carryOut<T>(sent: object, send: (first: Unsettled) => Promise<T>): Promise<T> {
    const content = JSON.stringify(sent);
    const before = this.#unsettled;
    const isAgain = before?.content === content && isRecent(before);
    const asked = this.#asked;
    const isAnswer = asked && isRecent(asked) && unflagged(asked.content) === unflagged(content);
    const at = isAnswer ? asked.at : Date.now();
    const first = isAgain ? before : { key: crypto.randomUUID(), content, at };
    this.#unsettled = undefined;
    this.#asked = undefined;
    try {
      return await send(first);
    } catch (error) {
      if (!isSettled(error)) this.#unsettled = first;
      else if (isQuestion(error) && (isAgain || isAnswer)) this.#asked = first;
      throw error;
    }
  }
}

const isRecent = ({ at }: Unsettled) => Date.now() - (at ?? Date.now()) < LONGEST_MS;

/** Without the flags that answer the server's questions. */
const unflagged = (content: string) =>
  JSON.stringify(JSON.parse(content), (name, value: unknown) =>
    name.startsWith('confirm') ? undefined : value,
  );

const isQuestion = (error: unknown) => error instanceof Problem && error.asks !== undefined;

function isSettled(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500;
}
