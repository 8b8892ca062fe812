import type { Message } from '@leveza/contract/messages/log.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { HOUR_SECONDS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { type Limit, refuseBeyond } from '../../http/rate-limit/hit.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import { messageReply } from './reply.ts';
import { wakeSender } from './send/wake-sender.ts';
import { chosenSettings } from './shared/chosen-settings.ts';
import { messages } from './table.ts';

const TESTS: Limit = { times: 5, perSeconds: HOUR_SECONDS };
const USEFUL_MINUTES = 10;
const LOOKS = 15;
const LOOK_MS = 200;

/**
 * Sends a test message as any other, through the queue, and waits for what becomes of it. One that takes longer is
 * found in the delivery log.
 */
export async function testChannel(
  { db, owner, now }: Call,
  channel: Channel,
  { config }: { config: Config },
): Promise<Message> {
  await refuseUnreachable(db, owner, channel, config);
  await refuseBeyond(db, `channel-tests:${owner}`, TESTS);
  const id = await db.transaction(async (tx) => {
    const [put] = await tx
      .insert(messages)
      .values({
        userId: owner,
        channel,
        type: 'test',
        title: 'Mensagem de teste do Leveza',
        body: 'Deu certo: seus lembretes chegam por aqui.',
        link: '/settings',
        priority: 'medium',
        sendAt: now,
        usefulUntil: new Date(now.getTime() + USEFUL_MINUTES * MINUTE_MS),
        state: 'planned',
      })
      .returning({ id: messages.id });
    await wakeSender(tx, [now], now);
    return put!.id; // an insert without conflict clause always returns its row
  });
  return messageReply(await settled(db, id));
}

async function refuseUnreachable(db: Db, owner: string, channel: Channel, config: Config): Promise<void> {
  const { settings, reaches, isDemo, stopped } = await chosenSettings(db, owner, config);
  if (isDemo) throw new Problem('demo-account');
  if (!reaches[channel].isConfigured) throw new Problem('channel-not-configured');
  if (!(await hasConsent(db, owner, 'messages'))) throw new Problem('messages-consent-needed');
  if (stopped.includes(channel)) throw new Problem('channel-stopped');
  if (reaches[channel].isConfirmed) return;
  if (channel === 'push') throw new Problem('no-device');
  // The account's own address is confirmed by the link of the account, and gets no code.
  const isOwnAddress = channel === 'email' && settings.email.email === null;
  throw new Problem(isOwnAddress ? 'email-not-verified' : 'channel-not-confirmed');
}

const UNDER_WAY = new Set(['planned', 'sending']);

async function settled(db: Db, id: string) {
  for (let look = 1; ; look++) {
    const [message] = await db.select().from(messages).where(eq(messages.id, id));
    if (!message) throw new Problem('not-found');
    if (!UNDER_WAY.has(message.state) || look === LOOKS) return message;
    await setTimeout(LOOK_MS);
  }
}
