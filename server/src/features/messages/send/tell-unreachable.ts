import { CHANNEL_LABEL, type Channel } from '@leveza/domain/messages/channels.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { notify } from '../../notifications/shared/notify.ts';
import { switchOff } from '../switch-off.ts';
import { contactPoints, pushSubscriptions } from '../table.ts';
import type { Attempted } from './deliver-all.ts';

/** So many messages in a row that did not reach the patient by a channel are worth a word. */
const IN_A_ROW = 3;

/** Removes the devices of which their push service said that they are gone. */
export async function removeDeadDevices(tx: Db, attempted: readonly Attempted[]): Promise<void> {
  const devices = attempted.flatMap(({ outcome }) => outcome?.goneDevices ?? []);
  if (devices.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, devices));
}

/** Stops a number or address that is dead and tells it by the bell; one that only failed is told once it did so often. */
export async function tellRefused(
  tx: Db,
  { userId, channel, isGone, times }: Refusals,
  now: Date,
): Promise<void> {
  if (isGone) await stop(tx, userId, channel, now);
  else await tellIfOften(tx, userId, channel, times);
}

export interface Refusals {
  userId: string;
  channel: Channel;
  isGone: boolean;
  /** How many messages of this batch did not reach the patient by the channel. */
  times: number;
}

/** Refusals of this batch by patient and channel. */
export function refusalsOf(attempted: readonly Attempted[]): Refusals[] {
  const known = new Map<string, Refusals>();
  for (const { message, outcome } of attempted) {
    if (outcome?.delivery.state !== 'refused' || !message.isOpen) continue;
    const { reason } = outcome.delivery;
    if (reason !== 'gone' && reason !== 'undeliverable') continue;
    const { userId, channel } = message;
    const before = known.get(`${userId} ${channel}`) ?? { userId, channel, isGone: false, times: 0 };
    const isGone = before.isGone || reason === 'gone';
    known.set(`${userId} ${channel}`, { ...before, isGone, times: before.times + 1 });
  }
  return [...known.values()];
}

async function tellIfOften(tx: Db, owner: string, channel: Channel, times: number): Promise<void> {
  const failed = await failedInARow(tx, owner, channel);
  // The notice goes out when the number is reached, and not with every further message.
  if (failed < IN_A_ROW || failed - times >= IN_A_ROW) return;
  await tell(tx, owner, channel, 'As últimas mensagens não chegaram. Confira o endereço nas configurações.');
}

async function stop(tx: Db, owner: string, channel: Channel, now: Date): Promise<void> {
  if (channel === 'push') {
    if ((await tx.$count(pushSubscriptions, eq(pushSubscriptions.userId, owner))) > 0) return;
    return tell(
      tx,
      owner,
      channel,
      'Seus aparelhos não aceitam mais notificações. Ative de novo nas configurações.',
    );
  }
  // A dead number may become somebody else's: it needs a new code before anything is sent to it again.
  await tx
    .update(contactPoints)
    .set({ stoppedAt: now, confirmedAt: null })
    .where(and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel)));
  await switchOff(tx, [owner], channel);
  await tell(
    tx,
    owner,
    channel,
    'Este endereço não existe mais, e os lembretes por ele pararam. Confira nas configurações.',
  );
}

/** How many of the newest messages by this channel failed, up to the last that did not. */
async function failedInARow(tx: Db, owner: string, channel: Channel): Promise<number> {
  const { rows } = await tx.execute<{ failed: number }>(sql`
    select count(*)::int as failed from messages m
    where m.user_id = ${owner} and m.channel = ${channel} and m.state = 'failed' and m.failure = 'undeliverable'
      and m.claimed_at > coalesce((
        select max(k.claimed_at) from messages k
        where k.user_id = ${owner} and k.channel = ${channel}
          and k.state in ('sent', 'repeated', 'delivered', 'read')), '-infinity')`);
  return rows[0]!.failed;
}

async function tell(tx: Db, owner: string, channel: Channel, body: string): Promise<void> {
  await notify(tx, owner, {
    kind: 'reminder',
    title: `${CHANNEL_LABEL[channel]}: lembretes não chegam`,
    body,
    place: { to: '/settings', search: {} },
  });
}
