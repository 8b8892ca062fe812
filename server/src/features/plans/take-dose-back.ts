import type { Call } from '../../http/call.ts';
import { takeUseBack } from '../usage/shared/take-use-back.ts';
import { removeDose } from './store.ts';

/** A dose out of a box is taken back as its use; one without stock, or skipped, is a row of the plan. */
export async function takeDoseBack(call: Call, recordId: string): Promise<{ recordId: string }> {
  const { owner } = call;
  await call.db.transaction(async (tx) => {
    if (await removeDose(tx, owner, recordId)) return;
    await takeUseBack({ ...call, db: tx }, recordId);
  });
  return { recordId };
}
