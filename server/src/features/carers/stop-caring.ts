import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Vault } from '../../services/vault/vault.ts';
import type { Db } from '../../db/connection.ts';
import { askCarerMessage } from './send-carer-message.ts';
import { carers } from './table.ts';
import { tellAnswer } from './tell-answer.ts';

/** A carer wrote PARAR: alerts to these spellings of their number end for every patient, and each of them hears of it. */
export const stopCaring =
  (vault: Vault) =>
  async (tx: Db, phones: string[], now: Date): Promise<void> => {
    const isReached = and(
      eq(carers.channel, 'whatsapp'),
      inArray(carers.address, phones),
      isNull(carers.endedAt),
    );
    const ended = await tx
      .update(carers)
      .set({ endedAt: now, endedBy: 'carer' })
      .where(isReached)
      .returning();
    for (const carer of ended) await tellAnswer(tx, carer, 'end');
    const [first] = ended;
    if (!first) return;
    const { userId: owner, id: carerId } = first;
    await askCarerMessage(tx, vault, { owner, carerId, kind: 'stopped', now });
  };
