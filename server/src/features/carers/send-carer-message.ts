import { CARER_ALERTS } from '@leveza/domain/carers/alerts.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isOwn } from '../../db/own-row.ts';
import type { Db } from '../../db/connection.ts';
import { ask } from '../../jobs/ask.ts';
import type { Attempt } from '../../jobs/job.ts';
import { sending } from '../../jobs/sending.ts';
import type { Delivery } from '../../services/delivery.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { users } from '../auth/table.ts';
import { carerUrl } from './carer-token.ts';
import { alertSentences, whoOf } from './mails.ts';
import { carerColumns } from './store.ts';
import { type CarerRow, carers } from './table.ts';
import { tellUndelivered } from './tell-undelivered.ts';

/** The invitation, an alert, or the word that a carer is left alone from now on. */
const Order = z.object({
  carerId: z.uuid(),
  kind: z.enum(['invitation', 'stopped', ...CARER_ALERTS]),
  usefulUntil: z.number(),
});
type Kind = z.infer<typeof Order>['kind'];

const ABOUT = 'carer message';
export const STOPPED = 'Pronto: você não recebe mais avisos do Leveza por aqui.';

/** Asks for a WhatsApp message to a carer. The order is sealed: which alert it is, is the patient's matter. */
export function askCarerMessage(
  db: Db,
  vault: Vault,
  { owner, carerId, kind, now }: { owner: string; carerId: string; kind: Kind; now: Date },
): Promise<void> {
  const order: z.input<typeof Order> = { carerId, kind, usefulUntil: now.getTime() + DAY_MS };
  return ask(db, sendCarerMessage, { owner, sealed: vault.sealText(JSON.stringify(order), ABOUT) });
}

/** Sends it unless the alerts ended meanwhile. */
export const sendCarerMessage = sending({
  name: 'send-carer-message',
  asks: z.object({ owner: z.uuid(), sealed: z.string() }),
  retries: { times: 20, firstSeconds: 2, longestSeconds: 1800 },
  send: async (db, { owner, sealed }, attempt) => {
    const order = Order.parse(JSON.parse(attempt.vault.openText(sealed, ABOUT)));
    const { carerId, kind, usefulUntil } = order;
    const [found] = await db
      .select({ carer: carerColumns, patientName: users.name })
      .from(carers)
      .innerJoin(users, eq(users.id, carers.userId))
      .where(isOwn(carers, owner, carerId));
    if (!found || Date.now() > usefulUntil) return null;
    if (found.carer.endedAt && kind !== 'stopped') return null;
    const delivery = await deliver(attempt, { ...found, kind });
    if (delivery.state === 'refused' && kind !== 'stopped') await tellUndelivered(db, found.carer);
    return delivery;
  },
});

/** The carer's id goes out with it, and comes back with the news that it failed. */
function deliver(
  { vault, baseUrl, channels: { whatsapp } }: Attempt,
  { carer, patientName, kind }: { carer: CarerRow; patientName: string; kind: Kind },
): Promise<Delivery> {
  const addressed = { to: carer.address, callbackData: carer.id };
  if (kind === 'stopped') return whatsapp.sendText({ ...addressed, text: STOPPED });
  const who = whoOf(patientName);
  const url = carerUrl(vault, baseUrl, { id: carer.id, now: new Date() });
  return kind === 'invitation'
    ? whatsapp.sendTemplate({ ...addressed, template: 'invitation', parameters: [who, url] })
    : whatsapp.sendTemplate({
        ...addressed,
        template: 'alert',
        parameters: [alertSentences(who, kind).join(' '), url],
      });
}
