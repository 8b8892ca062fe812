import { Problem } from '@leveza/contract/problem.ts';

/** The network, or a server that is away for a moment: it may pass by itself. */
export function isAway(error: unknown): error is Problem {
  return error instanceof Problem && (error.code === 'offline' || error.status === 503);
}
