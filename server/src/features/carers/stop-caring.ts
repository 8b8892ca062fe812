import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Vault } from '../../services/vault/vault.ts';
import type { Db } from '../../db/connection.ts';
import { askCarerMessage } from './send-carer-message.ts';
import { keepStopOfAll } from './stops.ts';
import { carers } from './table.ts';
import { tellAnswer } from './tell-answer.ts';

/**
 * A carer wrote PARAR: alerts to these spellings of their number end for every patient, and each of them hears of it.
 * Those that a patient had ended become the carer's end as well, so that the number is not invited again.
 */
export const stopCaring =
  (vault: Vault) =>
  async (tx: Db, phones: string[], now: Date): Promise<void> => {
    const isTheirs = and(eq(carers.channel, 'whatsapp'), inArray(carers.address, phones));
    const ended = await tx
      .update(carers)
      .set({ endedAt: now, endedBy: 'carer' })
      .where(and(isTheirs, isNull(carers.endedAt)))
      .returning();
    for (const carer of ended) await tellAnswer(tx, carer, 'end');
    const kept = await tx
      .update(carers)
      .set({ endedBy: 'carer' })
      .where(and(isTheirs, eq(carers.endedBy, 'patient')))
      .returning();
    const [first] = [...ended, ...kept];
    if (!first) return;
    await keepStopOfAll(tx, vault, first);
    const { userId: owner, id: carerId } = first;
    await askCarerMessage(tx, vault, { owner, carerId, kind: 'stopped' });
  };
