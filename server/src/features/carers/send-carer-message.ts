import { CARER_ALERTS } from '@leveza/domain/carers/alerts.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isOwn } from '../../db/own-row.ts';
import type { Db } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sending } from '../../jobs/sending.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { users } from '../auth/table.ts';
import { deliverToCarer } from './deliver-to-carer.ts';
import { carerColumns } from './store.ts';
import { carers } from './table.ts';
import { tellUndelivered } from './tell-undelivered.ts';

/** The invitation, an alert, or the word that a carer is left alone from now on. */
const Order = z.object({
  carerId: z.uuid(),
  kind: z.enum(['invitation', 'stopped', ...CARER_ALERTS]),
  usefulUntil: z.number(),
  /** The first may have arrived: the line broke after it was written. */
  isRepeat: z.boolean().default(false),
});
type Kind = z.infer<typeof Order>['kind'];

const ABOUT = 'carer message';
export const STOPPED = 'Pronto: você não recebe mais avisos do Leveza por aqui.';

/** Asks for a message to a carer. The order is sealed: which alert it is, is the patient's matter. */
export function askCarerMessage(
  db: Db,
  vault: Vault,
  { owner, carerId, kind, isRepeat }: { owner: string; carerId: string; kind: Kind; isRepeat?: boolean },
): Promise<void> {
  const order: z.input<typeof Order> = { carerId, kind, usefulUntil: Date.now() + DAY_MS, isRepeat };
  return enqueue(db, sendCarerMessage, { owner, sealed: vault.sealText(JSON.stringify(order), ABOUT) });
}

const NOTHING = { delivery: null };

/** Sends it unless the alerts ended meanwhile; the patient hears of one that does not arrive. */
export const sendCarerMessage = sending({
  name: 'send-carer-message',
  asks: z.object({ owner: z.uuid(), sealed: z.string() }),
  // Beyond the day it is useful for: the patient is told before it is given up.
  retries: { times: 60, firstSeconds: 2, longestSeconds: 1800 },
  send: async (db, { owner, sealed }, attempt) => {
    const { carerId, kind, usefulUntil, isRepeat } = Order.parse(
      JSON.parse(attempt.vault.openText(sealed, ABOUT)),
    );
    const [found] = await db
      .select({ carer: carerColumns, patientName: users.name })
      .from(carers)
      .innerJoin(users, eq(users.id, carers.userId))
      .where(isOwn(carers, owner, carerId));
    if (!found) return NOTHING;
    const { carer } = found;
    const { now } = attempt;
    const isLate = now.getTime() > usefulUntil;
    if (kind === 'stopped') {
      const message = { to: carer.address, callbackData: carer.id, text: STOPPED };
      return isLate ? NOTHING : { delivery: await attempt.channels.whatsapp.sendText(message) };
    }
    // The patient may have ended all alerts since, or taken off this one.
    if (carer.endedAt || (kind !== 'invitation' && !carer.alerts.includes(kind))) return NOTHING;
    if (isLate) return { delivery: null, keep: (tx) => tellUndelivered(tx, carer) };
    const delivery = await deliverToCarer(attempt, { ...found, kind, now });
    const mayHaveArrived = delivery.state === 'accepted' || delivery.state === 'unknown';
    const keep = async (tx: Db) => {
      if (delivery.state === 'refused') await tellUndelivered(tx, carer);
      if (kind === 'invitation' || !mayHaveArrived) return;
      await tx
        .update(carers)
        .set({ lastSentAt: now })
        .where(isOwn(carers, owner, carerId));
      if (delivery.state !== 'unknown') return;
      // Two alerts do less harm than none; the patient hears that neither may have arrived.
      if (isRepeat) await tellUndelivered(tx, carer, { isKnown: false });
      else await askCarerMessage(tx, attempt.vault, { owner, carerId, kind, isRepeat: true });
    };
    return { delivery, keep };
  },
});
