import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { putDosesBack } from '../applications/shared/doses-before.ts';
import { findPlans, setEnded, type WholePlan } from './store.ts';
import type { Removed } from './table.ts';

/** Later than this, a change is no undo: the treatment went on by something else, and doses were recorded since. */
export const UNDO_MS = HOUR_MS;

/** The plans whose place the plan had just taken: they are followed again, for as long as before. */
export async function putReplacedBack(
  call: Call,
  { replaced, createdAt }: WholePlan,
): Promise<Removed['ended']> {
  const { db, owner, now } = call;
  const since = replaced?.changedAt ? new Date(replaced.changedAt) : createdAt;
  if (!replaced || now.getTime() - since.getTime() > UNDO_MS) return [];
  const before = (await findPlans(db, owner)).flatMap(({ id, endedAt }) =>
    replaced.planIds.includes(id) && endedAt !== null ? [{ id, endedAt }] : [],
  );
  for (const { id } of before) await setEnded(db, owner, id, replaced.ends?.[id] ?? null);
  if (before.length > 0 && replaced.doses) await putDosesBack(call, replaced.doses);
  return before;
}
