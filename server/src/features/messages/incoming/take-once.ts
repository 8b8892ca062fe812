import { createHash } from 'node:crypto';
import { DAY_MS, DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import { hit } from '../../../http/rate-limit/hit.ts';

/** Meta repeats for seven days what was not answered; older calls are somebody's recording. */
const REPEATED_DAYS = 7;

/**
 * Whether a message of a person comes for the first time, counted in the caller's transaction: rolled back, it may come
 * again. Its id is kept as a hash for as long as it could be repeated, a day more for clocks that differ.
 */
export async function isFirst(tx: Db, { id, at }: { id: string; at: Date }, now: Date): Promise<boolean> {
  if (now.getTime() - at.getTime() > REPEATED_DAYS * DAY_MS) return false;
  const key = `incoming:${createHash('sha256').update(id).digest('base64url')}`;
  const { count } = await hit(tx, key, { times: 1, perSeconds: (REPEATED_DAYS + 1) * DAY_SECONDS });
  return count === 1;
}
