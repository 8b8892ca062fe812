import { Problem } from '@leveza/contract/problem.ts';

/** When something recorded happened: now, unless said, and never in the future. */
export function momentOf(said: string | undefined, now: Date): Date {
  const moment = said ? new Date(said) : now;
  if (moment > now) {
    throw new Problem('invalid-input', { fields: { datetime: 'A data não pode estar no futuro.' } });
  }
  return moment;
}
