import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { desc, inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { openPauses } from './shared/pause-doses.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';
import { holdDoses } from './store.ts';
import { dosePauses } from './table.ts';

/**
 * Lets a pause go on that a dose has ended: it ends with that dose, and another begins there with the same return. Doses
 * planned since then are neither due nor missed.
 */
export async function continuePause(call: Call): Promise<Answer<typeof contract.continuePause>> {
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdDoses(tx, call.owner);
    const { last, next } = await readTreatment(inside);
    const open = (await openPauses(inside)).map(({ id }) => id);
    const [pause] = open.length === 0 ? [] : await newestOf(inside, open);
    if (!last || !pause) throw new Problem('not-found');
    // Pressed twice, it goes on already.
    if (next.state !== 'paused') {
      const { pausedUntil } = pause;
      await tx.update(dosePauses).set({ pausedUntil: last.appliedAt }).where(inArray(dosePauses.id, open));
      await tx.insert(dosePauses).values({ userId: call.owner, pausedFrom: last.appliedAt, pausedUntil });
    }
    return { nextDose: nextDoseReply(await readTreatment(inside)) };
  });
}

const newestOf = ({ db }: Call, ids: string[]) =>
  db
    .select({ pausedUntil: dosePauses.pausedUntil })
    .from(dosePauses)
    .where(inArray(dosePauses.id, ids))
    .orderBy(desc(dosePauses.pausedFrom))
    .limit(1);
