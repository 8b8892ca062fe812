import type { Use } from '@leveza/contract/usage.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { FIRST_TRY } from '../../testing/first-try.ts';
import { openBox } from '../../testing/shelf.ts';
import { type Patient, testApp, type TestApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { lockItems } from '../inventory/shared/ledger.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const LOSARTAN = {
  frequencyTimes: 1,
  frequencyPer: 'day',
  customName: 'Losartana',
  customDosage: '50 mg',
  confirmSecondOpen: true,
};
type Press = () => Promise<LightMyRequestResponse>;

/** Two open boxes of a medicine taken once a day. */
async function twoBoxes() {
  const ana = await house.patient();
  const boxes = [await openBox(ana, 30, LOSARTAN), await openBox(ana, 30, LOSARTAN)];
  return { ana, ids: boxes.map(({ id }) => id) };
}

const take =
  (patient: Patient, inventoryId: string, more: object = {}): Press =>
  () =>
    patient.call('POST', '/api/usage', {
      payload: { inventoryId, ...more },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
const takeElsewhere =
  (patient: Patient): Press =>
  () =>
    patient.call('POST', '/api/usage/elsewhere', {
      payload: { name: 'Losartana', unitType: 'tablets', quantityUsed: 1 },
    });

/** Sends each press once the one before it waits, and lets none of them take from these boxes before that. */
async function together(patient: Patient, held: readonly string[], presses: readonly Press[]) {
  const sent = await house.db.transaction(async (tx) => {
    await lockItems(tx, patient.id, held);
    const replies: Promise<LightMyRequestResponse>[] = [];
    for (const press of presses) {
      replies.push(press());
      // oxlint-disable-next-line no-await-in-loop -- the first press has to be the first in line
      await untilWaiting(house.db, replies.length);
    }
    return replies;
  });
  return Promise.all(sent);
}

const statusesOf = (replies: readonly LightMyRequestResponse[]) =>
  replies.map(({ statusCode }) => statusCode);
const idOf = (reply: LightMyRequestResponse) => reply.json<{ data: Use }>().data.id;
const usesOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/usage')).json<{ data: Use[] }>().data.map(({ id }) => id);

test(
  'of presses on two boxes of a medicine the first is recorded, and the others are asked about',
  FIRST_TRY,
  async () => {
    const { ana, ids } = await twoBoxes();
    const [one, other] = [take(ana, ids[0]!), take(ana, ids[1]!)];
    const replies = await together(ana, ids, [one, one, other]);
    expect(statusesOf(replies)).toEqual([201, 409, 409]);
    expect(replies[1]!.json()).toMatchObject({
      error: {
        code: 'dose-too-often',
        message: expect.stringMatching(/^Você já registrou Losartana 50 mg hoje às /) as string,
      },
    });
    expect(await usesOf(ana)).toEqual([idOf(replies[0]!)]);
  },
);

test(
  'one from elsewhere is asked about after a press on the box that is not recorded yet',
  FIRST_TRY,
  async () => {
    const { ana, ids } = await twoBoxes();
    const replies = await together(ana, ids, [take(ana, ids[0]!), takeElsewhere(ana)]);
    expect(statusesOf(replies)).toEqual([201, 409]);
  },
);

test('the row of today is ticked by a press on another box that is not recorded yet', FIRST_TRY, async () => {
  const { ana, ids } = await twoBoxes();
  const tick = take(ana, ids[1]!, { doseOfDay: { number: 1, of: 1 } });
  const replies = await together(ana, ids.slice(0, 1), [take(ana, ids[0]!), tick]);
  expect(statusesOf(replies)).toEqual([201, 201]);
  expect(idOf(replies[1]!)).toBe(idOf(replies[0]!));
  expect(await usesOf(ana)).toEqual([idOf(replies[0]!)]);
});

test(
  'a confirmed use waits for its box alone, and presses of another patient for none',
  FIRST_TRY,
  async () => {
    const { ana, ids } = await twoBoxes();
    const bia = await house.patient();
    const hers = await openBox(bia, 30, LOSARTAN);
    const [held, free] = ids;
    const meanwhile: number[] = [];
    const [waiting] = await together(
      ana,
      [held!],
      [
        async () => {
          const reply = take(ana, held!)();
          await untilWaiting(house.db, 1);
          meanwhile.push(
            ...statusesOf([await take(ana, free!, { confirmOften: true })(), await take(bia, hers.id)()]),
          );
          return reply;
        },
      ],
    );
    expect([...meanwhile, waiting!.statusCode]).toEqual([201, 201, 201]);
  },
);

test('many at once with no answer to the question are one use', FIRST_TRY, async () => {
  const { ana, ids } = await twoBoxes();
  const presses = Array.from({ length: 60 }, (_, n) => take(ana, ids[n % 2]!)());
  expect(statusesOf(await Promise.all(presses)).filter((status) => status === 201)).toHaveLength(1);
});
