import type { Call } from '../../http/call.ts';
import { setDeleted } from './store.ts';

/** What was taken stays in the history. */
export async function deletePlan({ db, owner, now }: Call, id: string): Promise<{ id: string }> {
  await setDeleted(db, owner, id, now);
  return { id };
}
