import { Problem } from '@leveza/contract/problem.ts';
import type { Application } from '@leveza/contract/applications/applications.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { occasionsOf } from '../../testing/occasions.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { clockName } from '../applications/shared/injection-door.ts';
import { messageToken } from '../messages/shared/message-token.ts';
import { messages, messageTopics } from '../messages/table.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS - 15 * MINUTE_MS).toISOString();

/** A patient whose injection of every 7 days is due since a quarter of an hour, unless the doses say otherwise. */
async function patientWithDueDose(...days: number[]): Promise<Patient> {
  const ana = await house.patient('Ana');
  const { id } = await addPen(ana);
  for (const each of days.length > 0 ? days : [7]) await apply(ana, id, { datetime: ago(each) });
  return ana;
}

async function nextDose(ana: Patient): Promise<NextDose> {
  const reply = await ana.call('GET', '/api/applications/overview');
  return reply.json<{ data: { nextDose: NextDose } }>().data.nextDose;
}

async function applied(ana: Patient): Promise<Application[]> {
  return (await ana.call('GET', '/api/applications')).json<{ data: Application[] }>().data;
}

/** The token of a reminder that was sent about the next injection. */
async function tokenFor(ana: Patient): Promise<string> {
  const plannedAt = new Date((await nextDose(ana)).plannedAt!);
  const usefulUntil = new Date(Date.now() + HOUR_MS);
  const [message] = await house.db
    .insert(messages)
    .values({
      userId: ana.id,
      channel: 'email',
      type: 'medications',
      title: 'Hora da sua dose',
      body: 'Registre quando aplicar.',
      isAnswerable: true,
      priority: 'high',
      sendAt: plannedAt,
      usefulUntil,
      state: 'sent',
    })
    .returning({ id: messages.id });
  const what = `injection:${clockName(plannedAt, DEFAULT_ZONE)}`;
  await house.db
    .insert(messageTopics)
    .values({ messageId: message!.id, userId: ana.id, channel: 'email', what, plannedAt, nth: 0 });
  return messageToken(house.vault, 'answer', { id: message!.id, expires: usefulUntil });
}

const answer = (token: string, said: string) =>
  house.app.inject({ method: 'POST', url: '/api/answers', payload: { token, answer: said } });

test('one tap records the injection as the form would suggest it, without a site, and only once', async () => {
  const ana = await patientWithDueDose();
  const token = await tokenFor(ana);
  for (const _ of [1, 2]) {
    expect((await answer(token, 'take')).json().data).toMatchObject({ answer: 'take', isInjection: true });
  }
  const doses = await applied(ana);
  expect(doses).toHaveLength(2);
  expect(doses[0]).toMatchObject({ medicationName: 'Ozempic', doseMg: 1, applicationSite: null });
});

test('the last call of a window, four days late, still records with one tap', async () => {
  const ana = await patientWithDueDose(11);
  expect((await answer(await tokenFor(ana), 'take')).json().data).toMatchObject({ answer: 'take' });
  expect(await applied(ana)).toHaveLength(2);
});

test('a dose applied late for the time before does not answer the next one', async () => {
  const ana = await patientWithDueDose(21, 14, 3);
  const token = await tokenFor(ana);
  const read = await house.app.inject({ method: 'POST', url: '/api/answers/read', payload: { token } });
  expect(read.json().data).toMatchObject({ answer: null });
});

test.each([
  ['take', 2],
  ['skip', 1],
  ['snooze', 1],
])('%s is taken back while it is fresh', async (said, doses) => {
  const ana = await patientWithDueDose();
  const token = await tokenFor(ana);
  const before = await nextDose(ana);
  expect((await answer(token, said)).json().data).toMatchObject({ answer: said });
  expect(await applied(ana)).toHaveLength(doses);
  expect((await answer(token, 'undo')).json().data).toMatchObject({ answer: null, undoUntil: null });
  expect(await applied(ana)).toHaveLength(1);
  expect(await nextDose(ana)).toEqual(before);
});

test('an injection that was put off is reminded at that moment', async () => {
  const ana = await patientWithDueDose();
  await answer(await tokenFor(ana), 'snooze');
  const reply = await ana.call('GET', '/api/reminders/next');
  const { data } = reply.json<{ data: { kind: string; about: string }[] }>();
  const next = data.find(({ kind }) => kind === 'injection-due');
  const inMinutes = (new Date(next!.about).getTime() - Date.now()) / MINUTE_MS;
  expect(Math.abs(inMinutes - 60)).toBeLessThan(2);
  const [due] = await occasionsOf(house, ana, ['injection-due']);
  expect(due?.detailed.title).toMatch(/, adiada das \d{2}:\d{2}$/);
});

test('without a pen nothing is recorded, and the answer says where to go on', async () => {
  const ana = await patientWithDueDose();
  const token = await tokenFor(ana);
  const [pen] = (await ana.call('GET', '/api/pens')).json<{ data: { id: string }[] }>().data;
  await ana.call('DELETE', `/api/pens/${pen!.id}`);
  const reply = await answer(token, 'take');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ error: { code: 'choose-pen-first' } });
  expect(await applied(ana)).toHaveLength(1);
});

test('a dose that the form would ask about is left to the form', async () => {
  const ana = await patientWithDueDose();
  const token = await tokenFor(ana);
  await ana.call('PUT', '/api/users/profile', { payload: { allergies: 'Semaglutida' } });
  const reply = await answer(token, 'take');
  // The page of the link is open without a session: it names neither the medicine nor the allergy.
  const { message } = new Problem('known-allergy');
  expect(reply.json()).toMatchObject({ error: { code: 'known-allergy', message } });
  expect(await applied(ana)).toHaveLength(1);
});

test('a dose that a sign of the pancreas holds is left to the form, which asks', async () => {
  const ana = await patientWithDueDose();
  const token = await tokenFor(ana);
  const answers = { yes: ['pain-persists'], no: [] };
  await ana.call('POST', '/api/side-effects', {
    payload: { effectType: 'abdominal_pain', intensity: 4, answers },
  });
  const reply = await answer(token, 'take');
  expect(reply.json()).toMatchObject({
    error: { code: 'dose-held', message: new Problem('dose-held').message },
  });
  expect(await applied(ana)).toHaveLength(1);
});
