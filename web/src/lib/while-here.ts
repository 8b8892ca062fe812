import { Problem } from '@leveza/contract/problem.ts';
import { departureCount } from './session-hint.ts';

/** The end of the session, for a change that was answered after its patient had left: no message tells of it. */
export class LeftMeanwhile extends Problem {
  constructor(cause?: unknown) {
    super('unauthenticated', { cause });
  }
}

/** The answer to a patient's change, as long as that patient is here: nothing of it reaches the next one. */
export async function whileHere<T>(answer: Promise<T>): Promise<T> {
  const before = departureCount();
  const isLeft = () => departureCount() !== before;
  const reply = await answer.catch((error: unknown) => {
    throw isLeft() ? new LeftMeanwhile(error) : error;
  });
  if (isLeft()) throw new LeftMeanwhile();
  return reply;
}
