import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { notify } from '../notifications/shared/notify.ts';
import { carerColumns } from './store.ts';
import { type CarerRow, carers } from './table.ts';

const BODY: Record<CarerRow['channel'], (name: string) => string> = {
  email: (name) =>
    `O e-mail para ${name} não foi entregue. Fale com essa pessoa por outro meio, confira o endereço e convide de novo.`,
  whatsapp: (name) =>
    `O WhatsApp não entregou a mensagem para ${name}. Fale com essa pessoa por outro meio, confira o número ou convide por e-mail.`,
};

const MAY_BE_LOST = (name: string) =>
  `O WhatsApp não confirmou a mensagem para ${name}: ela pode não ter chegado. Fale com essa pessoa por outro meio.`;

/** Tells the patient that a message did not reach a carer: an alert must not be lost in silence. */
export async function tellUndelivered(
  db: Db,
  { userId, name, channel }: CarerRow,
  { isKnown = true }: { isKnown?: boolean } = {},
): Promise<void> {
  await notify(db, userId, {
    kind: 'info',
    title: 'Mensagem não entregue',
    body: isKnown ? BODY[channel](name) : MAY_BE_LOST(name),
    place: { to: '/reports', search: {} },
  });
}

/** WhatsApp took a message to a carer and reported later that it failed. A carer who was ended meanwhile is left out. */
export async function followUndelivered(tx: Db, carerId: string): Promise<void> {
  const [carer] = await tx.select(carerColumns).from(carers).where(eq(carers.id, carerId));
  if (carer && !carer.endedAt) await tellUndelivered(tx, carer);
}
