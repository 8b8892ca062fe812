import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { clockName } from '../../../features/applications/shared/injection-door.ts';
import { messageToken } from '../../../features/messages/shared/message-token.ts';
import { messages, messageTopics } from '../../../features/messages/table.ts';
import { addPen, apply } from '../../pens.ts';
import { openBox } from '../../shelf.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { PLAN } from '../plan-examples.ts';
import { read, type Telling, today } from './telling.ts';

/** The token of a reminder of one dose that was sent. */
async function tokenFor(owner: Patient, what: string, plannedAt: Date): Promise<string> {
  const expires = new Date(Date.now() + HOUR_MS);
  const [message] = await owner.db
    .insert(messages)
    .values({
      userId: owner.id,
      channel: 'email',
      type: 'medications',
      title: 'Hora da sua dose',
      body: 'Registre quando tomar.',
      isAnswerable: true,
      priority: 'medium',
      sendAt: plannedAt,
      usefulUntil: expires,
      state: 'sent',
    })
    .returning({ id: messages.id });
  const { id } = message!;
  await owner.db
    .insert(messageTopics)
    .values({ messageId: id, userId: owner.id, channel: 'email', what, plannedAt, nth: 0 });
  return messageToken(owner.vault, 'answer', { id, expires });
}

/** A box that has little left after the next dose, and the plan that draws on it. */
async function planOfLittle(owner: Patient): Promise<string> {
  const product = { name: 'Complexo B', brand: 'Própria', mainCategory: 'SUPPLEMENTS', boxQuantity: 30 };
  const productId = await createdId(owner, '/api/products', { ...product, subCategory: 'FUNCTIONAL' });
  await openBox(owner, 30, { productId, currentQuantity: 7 });
  return createdId(owner, '/api/plans', { ...PLAN, scheduledTimes: ['00:00'], productId });
}

/** Midnight of today, which is planned and late at any hour. */
async function ofBox(owner: Patient): Promise<string> {
  const plannedAt = instantAt(today(), '00:00', DEFAULT_ZONE);
  return tokenFor(owner, `dose:${await planOfLittle(owner)}:${today()}T00:00`, plannedAt);
}

/** Due since a quarter of an hour. */
async function ofInjection(owner: Patient): Promise<string> {
  const { id } = await addPen(owner);
  await apply(owner, id, { datetime: new Date(Date.now() - 7 * DAY_MS - 15 * MINUTE_MS).toISOString() });
  const { nextDose } = await read<{ nextDose: { plannedAt: string } }>(owner, '/applications/overview');
  const plannedAt = new Date(nextDose.plannedAt);
  return tokenFor(owner, `injection:${clockName(plannedAt, DEFAULT_ZONE)}`, plannedAt);
}

/** Answers to reminders, each by the token of its message. */
export const ANSWERS: Telling[] = [
  {
    what: 'a dose out of a box that then has little left',
    name: 'answerReminder',
    example: async (owner) => ({ body: { token: await ofBox(owner), answer: 'take' } }),
  },
  {
    what: 'a dose that is put off',
    name: 'answerReminder',
    example: async (owner) => ({ body: { token: await ofBox(owner), answer: 'snooze' } }),
  },
  {
    what: 'the injection that is due',
    name: 'answerReminder',
    example: async (owner) => ({ body: { token: await ofInjection(owner), answer: 'take' } }),
  },
  {
    what: 'the injection that is due, skipped',
    name: 'answerReminder',
    example: async (owner) => ({ body: { token: await ofInjection(owner), answer: 'skip' } }),
  },
];
