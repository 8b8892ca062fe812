import { Problem } from '@leveza/contract/problem.ts';

// "Try again" within 5 s, even when the database accepts a query and never answers.
const LIMIT_MS = 4750;

/**
 * Stops waiting, not the work: the change may still be stored after the patient has read "try again", which is why a
 * repeated POST carries the same idempotency key.
 */
export async function within<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('busy', { retryAfterSeconds: 5 })), LIMIT_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
