import { vi } from 'vitest';

/** Waits until the check passes. Vitest's own second is too short for a job or a mail on a busy machine. */
export function eventually<T>(check: () => T | Promise<T>, timeout = 30_000): Promise<T> {
  return vi.waitFor(check, { timeout, interval: 50 });
}
