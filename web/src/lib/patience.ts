import { Problem } from '@leveza/contract/problem.ts';
import { unreached } from './unreached.ts';

/** A notice about a danger waits no longer than this for the server; the saving goes on meanwhile. */
export const PATIENCE_MS = 1500;
/** A server that is silent for so long is as good as away, and it can be sent again. */
const LONGEST_SILENCE_MS = 20_000;

export const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** For `useCommand`: ends a call to a silent server. */
export const untilSilent = () => AbortSignal.timeout(LONGEST_SILENCE_MS);

/** The refusal to show for a call that failed: silence counts as no connection. */
export function failureOf(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const isSilence = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isSilence ? unreached(cause) : new Problem('unexpected', { cause });
}
