import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { deleteApplication } from '../applications/shared/delete-application.ts';
import { removeSkip } from '../applications/shared/skipped-doses.ts';
import { takeUseBack } from '../usage/shared/take-use-back.ts';
import { plannedPace } from './shared/planned-pace.ts';
import { removeDose } from './store.ts';

/** A dose is taken back where it is kept: as its use, its application, its skip, or a row of the plan. */
export async function takeDoseBack(
  call: Call,
  recordId: string,
  { closesBox = false } = {},
): Promise<{ recordId: string }> {
  const { owner } = call;
  await call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    if (await removeDose(tx, owner, recordId)) return;
    if (await removeSkip(inside, recordId)) return;
    if (await isFound(() => takeUseBack(inside, recordId, { closesBox, plannedPace }))) return;
    await deleteApplication(inside, recordId);
  });
  return { recordId };
}

/** Whether there was such a record of the patient. */
export async function isFound(takeBack: () => Promise<unknown>): Promise<boolean> {
  try {
    await takeBack();
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return false;
    throw error;
  }
}
