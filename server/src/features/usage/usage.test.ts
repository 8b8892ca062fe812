import type { LightMyRequestResponse } from 'fastify';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Use } from '@leveza/contract/usage.ts';
import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../db/connection.ts';
import { addBox, ledgerOf, openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';
import { lockItems } from '../inventory/shared/ledger.ts';

let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

const take = (inventoryId: string, more: object = {}, patient = ana) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, confirmOften: true, ...more } });
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;

/** The kinds of locks that statements on this database wait for. */
async function waitsOf(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ wait_event: string }>(sql`
    select wait_event from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' order by wait_event`);
  return rows.map((row) => row.wait_event);
}

describe('taking', () => {
  test('one unit unless said, out of the box and into the history', async () => {
    const box = await openBox(ana, 10);
    const reply = await take(box.id, { timeOfDay: 'manhã', notes: 'em jejum' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      data: {
        inventoryId: box.id,
        name: 'Novalgina 500 mg',
        quantityUsed: 1,
        unitType: 'tablets',
        timeOfDay: 'morning',
        notes: 'em jejum',
      },
      remaining: 9,
    });
    expect((await ledgerOf(ana, box.id)).data[0]).toMatchObject({ kind: 'use', quantity: -1 });
  });

  test('the shelf tells what was taken out of a box today, and not what was taken back', async () => {
    const box = await openBox(ana, 10);
    const takenToday = async () => {
      const { data } = (await ana.call('GET', '/api/user-inventory')).json<{ data: InventoryItem[] }>();
      return data.find(({ id }) => id === box.id)!.takenToday;
    };
    await take(box.id, { usedAt: new Date(Date.now() - 2 * DAY_MS).toISOString() });
    expect(await takenToday()).toBeUndefined();
    const { data } = (await take(box.id, { quantityUsed: 2 })).json<{ data: Use }>();
    expect(await takenToday()).toEqual({ day: dayIn(DEFAULT_ZONE, new Date()), quantity: 2 });
    await ana.call('DELETE', `/api/usage/${data.id}`);
    expect(await takenToday()).toBeUndefined();
  });

  test.each([
    ['tarde', 'afternoon'],
    ['noite', 'evening'],
    ['evening', 'evening'],
    ['night', 'night'],
  ])('the time of day %s is kept as %s', async (said, kept) => {
    const box = await openBox(ana, 10);
    expect((await take(box.id, { timeOfDay: said })).json()).toMatchObject({ data: { timeOfDay: kept } });
  });

  test('without a time of day it is the patient’s clock that tells', async () => {
    const box = await openBox(ana, 10);
    const reply = await take(box.id, { usedAt: '2026-03-06T02:30:00Z' });
    expect(reply.json()).toMatchObject({ data: { timeOfDay: 'night', usedAt: '2026-03-06T02:30:00.000Z' } });
  });

  test('tenths leave no dust', async () => {
    const box = await openBox(ana, 0.4, { unitType: 'ml' });
    for (let sip = 0; sip < 4; sip += 1)
      expect((await take(box.id, { quantityUsed: '0,1' })).statusCode).toBe(201);
    expect((await readBox(ana, box.id)).currentQuantity).toBe(0);
    expect(codeOf(await take(box.id, { quantityUsed: 0.1 }))).toBe('insufficient-stock');
  });

  test.each([
    ['tablets', 0.3, 'De 0,5 a 10, de 0,5 em 0,5.'],
    ['tablets', 10.5, 'De 0,5 a 10, de 0,5 em 0,5.'],
    ['drops', 0.5, 'De 1 a 100, de 1 em 1.'],
    ['ml', 0.25, 'De 0,1 a 100, de 0,1 em 0,1.'],
  ])('of %s nobody takes %s', async (unitType, quantityUsed, sentence) => {
    const box = await openBox(ana, 200, { unitType });
    const reply = await take(box.id, { quantityUsed });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { quantityUsed: sentence } } });
    expect((await readBox(ana, box.id)).currentQuantity).toBe(200);
  });

  test('20 drops and tenths of a supplement are ordinary doses', async () => {
    const drops = await openBox(ana, 200, { unitType: 'drops' });
    expect((await take(drops.id, { quantityUsed: 20 })).statusCode).toBe(201);
    const supplement = await openBox(ana, 30, { productId: await someProduct(ana, 'creatina') });
    expect((await take(supplement.id, { quantityUsed: 0.3 })).statusCode).toBe(201);
  });

  test('a closed box, too much, and somebody else’s box are refused in words', async () => {
    const closed = await addBox(ana);
    expect(codeOf(await take(closed.id))).toBe('box-closed');
    const box = await openBox(ana, 2);
    expect(codeOf(await take(box.id, { quantityUsed: 3 }))).toBe('insufficient-stock');
    const bia = await house.patient('Bia');
    expect((await take(box.id, {}, bia)).statusCode).toBe(404);
    expect((await readBox(ana, box.id)).currentQuantity).toBe(2);
  });

  test('a closed box is opened by the dose that may open it, and closed again with its undo', async () => {
    const bia = await house.patient();
    const closed = await addBox(bia);
    const taken = await take(closed.id, { opensBox: true }, bia);
    expect(taken.statusCode).toBe(201);
    const { data } = taken.json<{ data: { id: string; usedAt: string } }>();
    expect((await readBox(bia, closed.id)).openedDate).toBe(data.usedAt);
    const undone = await bia.call('DELETE', `/api/usage/${data.id}`, { payload: { closesBox: true } });
    expect(undone.statusCode).toBe(200);
    const again = await readBox(bia, closed.id);
    expect([again.openedDate, again.currentQuantity]).toEqual([null, closed.currentQuantity]);
  });

  test('a use by mistake closes the box that only it opened, and opens it again when it is put back', async () => {
    const bia = await house.patient();
    const box = await addBox(bia);
    const opening = (await take(box.id, { opensBox: true }, bia)).json<{ data: Use }>().data;
    const openedDate = async () => (await readBox(bia, box.id)).openedDate;
    await bia.call('DELETE', `/api/usage/${opening.id}`);
    expect(await openedDate()).toBeNull();
    await bia.call('POST', `/api/usage/${opening.id}/restore`);
    expect(await openedDate()).toBe(opening.usedAt);
    expect((await ledgerOf(bia, box.id)).quantity).toBe(box.currentQuantity - 1);
    // It gave another one since: it is open, whatever opened it.
    await take(box.id, { confirmOften: true }, bia);
    await bia.call('DELETE', `/api/usage/${opening.id}`);
    expect(await openedDate()).toBe(opening.usedAt);
  });

  test('a dose that is refused leaves its box closed', async () => {
    const bia = await house.patient();
    const closed = await addBox(bia, { expiryDate: '2026-01-31' });
    expect(codeOf(await take(closed.id, { opensBox: true }, bia))).toBe('expired-item');
    expect((await readBox(bia, closed.id)).openedDate).toBeNull();
    expect((await take(closed.id, { opensBox: true, confirmExpired: true }, bia)).statusCode).toBe(201);
  });

  test('a second open box of the product is asked about, and opened once that is confirmed', async () => {
    const bia = await house.patient();
    await openBox(bia, 5);
    const second = await addBox(bia);
    expect(codeOf(await take(second.id, { opensBox: true }, bia))).toBe('second-box-open');
    expect((await readBox(bia, second.id)).openedDate).toBeNull();
    const confirmed = await take(second.id, { opensBox: true, confirmSecondOpen: true }, bia);
    expect(confirmed.statusCode).toBe(201);
  });

  test('an expired box asks instead of refusing', async () => {
    const box = await openBox(ana, 5, { expiryDate: '2026-01-31' });
    expect(codeOf(await take(box.id))).toBe('expired-item');
    expect((await take(box.id, { confirmExpired: true })).statusCode).toBe(201);
    expect((await take(box.id, { usedAt: '2026-01-31T12:00:00Z' })).statusCode).toBe(201);
  });

  test.each([
    [{ quantityUsed: 0 }, { quantityUsed: 'Informe ao menos 0,1' }],
    [{ quantityUsed: 'um' }, { quantityUsed: 'Informe um número.' }],
    [{ usedAt: '2999-01-01T00:00:00Z' }, { usedAt: 'A data não pode estar no futuro.' }],
    [{ timeOfDay: 'madrugada?' }, { timeOfDay: 'Escolha manhã, tarde ou noite.' }],
  ])('%j is refused at its field', async (wrong, fields) => {
    const box = await openBox(ana, 5);
    const reply = await take(box.id, wrong);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
  });

  test('200 at once out of 10 take exactly 10', FIRST_TRY, async () => {
    const box = await openBox(ana, 10);
    const replies = await Promise.all(Array.from({ length: 200 }, () => take(box.id)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect((await readBox(ana, box.id)).currentQuantity).toBe(0);
    expect((await ledgerOf(ana, box.id)).quantity).toBe(0);
  });

  test('takings of one box wait in a line, and only the first of them for the box itself', async () => {
    const box = await openBox(ana, 500);
    const taken = await house.db.transaction(async (tx) => {
      await lockItems(tx, ana.id, [box.id]);
      const takings = Array.from({ length: 4 }, () => take(box.id));
      const line = ['advisory', 'advisory', 'advisory', 'transactionid'];
      await vi.waitFor(async () => expect(await waitsOf(tx)).toEqual(line), { timeout: 3000 });
      return takings;
    });
    const replies = await Promise.all(taken);
    const left = replies.map((reply) => reply.json<{ remaining: number }>().remaining);
    expect(new Set(left)).toEqual(new Set([499, 498, 497, 496]));
  });

  test.each([true, false])(
    '100 times the same request takes once, confirmed: %s',
    FIRST_TRY,
    async (confirmOften) => {
      const bia = await house.patient();
      const box = await openBox(bia, 10);
      const tap = () =>
        bia.call('POST', '/api/usage', {
          payload: { inventoryId: box.id, confirmOften },
          headers: { 'idempotency-key': `tap-${box.id}` },
        });
      const replies = await Promise.all(Array.from({ length: 100 }, tap));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      expect((await readBox(bia, box.id)).currentQuantity).toBe(9);
    },
  );
});

describe('the history', () => {
  test('is told by box, by days of the patient’s zone and by name', async () => {
    const bia = await house.patient('Bia');
    const [one, other] = [await openBox(bia, 10, { customName: 'Ômega da Bia' }), await openBox(bia, 10)];
    await take(one.id, { usedAt: '2026-03-05T12:00:00Z' }, bia);
    await take(other.id, { usedAt: '2026-03-06T02:30:00Z' }, bia);
    await take(other.id, { usedAt: '2026-03-06T12:00:00Z' }, bia);
    const list = async (query: string) => {
      const reply = await bia.call('GET', `/api/usage?${query}`);
      return reply.json<{ data: Use[] }>().data.map(({ usedAt }) => usedAt.slice(0, 13));
    };
    expect(await list('')).toEqual(['2026-03-06T12', '2026-03-06T02', '2026-03-05T12']);
    expect(await list(`inventoryId=${one.id}`)).toEqual(['2026-03-05T12']);
    expect(await list('from=2026-03-05&to=2026-03-05')).toEqual(['2026-03-06T02', '2026-03-05T12']);
    expect(await list('from=2026-03-06')).toEqual(['2026-03-06T12']);
    expect(await list('search=%C3%B4mega')).toEqual(['2026-03-05T12']);
    expect(await list('search=novalgina&limit=1')).toHaveLength(1);
    const totalOf = async (query: string) =>
      (await bia.call('GET', `/api/usage?${query}`)).json<{ pagination: { total: number } }>().pagination
        .total;
    expect(await totalOf('search=novalgina&limit=1')).toBe(3);
    expect(await totalOf('search=%C3%B4mega')).toBe(1);
    expect(await totalOf('search=paracetamol')).toBe(0);
  });

  test('keeps what was taken from a box that is gone', async () => {
    const bia = await house.patient('Bia');
    const box = await openBox(bia, 10);
    await take(box.id, {}, bia);
    await bia.call('DELETE', `/api/user-inventory/${box.id}`);
    const reply = await bia.call('GET', '/api/usage');
    expect(reply.json()).toMatchObject({ data: [{ name: 'Novalgina 500 mg' }] });
  });

  test('a use taken back returns to the box, once', FIRST_TRY, async () => {
    const box = await openBox(ana, 10);
    const { data: use } = (await take(box.id, { quantityUsed: 4 })).json<{ data: Use }>();
    const undo = () => ana.call('DELETE', `/api/usage/${use.id}`);
    const replies = await Promise.all([undo(), undo(), undo()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await readBox(ana, box.id)).currentQuantity).toBe(10);
    expect((await ledgerOf(ana, box.id)).quantity).toBe(10);
  });

  test(
    'a deleted use is put back as it was, once, also where no new one could be so much',
    FIRST_TRY,
    async () => {
      const box = await openBox(ana, 10, { unitType: 'ml' });
      const { data: use } = (await take(box.id, { quantityUsed: 0.3, notes: 'em jejum' })).json<{
        data: Use;
      }>();
      await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { unitType: 'tablets' } });
      expect((await take(box.id, { quantityUsed: 0.3 })).statusCode).toBe(422);
      await ana.call('DELETE', `/api/usage/${use.id}`);
      const history = async () =>
        (await ana.call('GET', '/api/usage', { query: { inventoryId: box.id } })).json<{ data: Use[] }>()
          .data;
      expect(await history()).toEqual([]);

      const restore = () => ana.call('POST', `/api/usage/${use.id}/restore`);
      const replies = await Promise.all([restore(), restore()]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect(await history()).toEqual([{ ...use, unitType: 'tablets' }]);
      expect((await readBox(ana, box.id)).currentQuantity).toBe(9.7);
      expect((await ledgerOf(ana, box.id)).quantity).toBe(9.7);
    },
  );

  test('what is no longer in the box is not taken out of it again', async () => {
    const box = await openBox(ana, 10);
    const { data: use } = (await take(box.id, { quantityUsed: 6 })).json<{ data: Use }>();
    await ana.call('DELETE', `/api/usage/${use.id}`);
    await take(box.id, { quantityUsed: 5 });
    const reply = await ana.call('POST', `/api/usage/${use.id}/restore`);
    expect(codeOf(reply)).toBe('insufficient-stock');
    expect((await readBox(ana, box.id)).currentQuantity).toBe(5);
  });
});

test('whatever is done to a box, its quantity is the sum of its ledger and never negative', async () => {
  const amount = fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 10);
  const step = fc.oneof(
    fc.record({ do: fc.constant('take' as const), amount }),
    fc.record({ do: fc.constant('undo' as const), amount }),
    fc.record({ do: fc.constant('lose' as const), amount }),
    fc.record({ do: fc.constant('correct' as const), amount }),
    fc.record({ do: fc.constant('toggle' as const), amount }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const box = await openBox(ana, 10, { unitType: 'ml' });
      const taken: string[] = [];
      for (const { do: action, amount: quantity } of steps) {
        if (action === 'take') {
          const reply = await take(box.id, { quantityUsed: quantity });
          if (reply.statusCode === 201) taken.push(reply.json<{ data: Use }>().data.id);
        } else if (action === 'undo') {
          const id = taken.pop();
          if (id) await ana.call('DELETE', `/api/usage/${id}`);
        } else if (action === 'lose') {
          const payload = { kind: 'loss', quantity };
          await ana.call('POST', `/api/user-inventory/${box.id}/movements`, { payload });
        } else if (action === 'correct') {
          await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { currentQuantity: quantity } });
        } else {
          await ana.call('DELETE', `/api/user-inventory/${box.id}`);
          await ana.call('POST', `/api/user-inventory/${box.id}/restore`);
        }
        const { currentQuantity } = await readBox(ana, box.id);
        expect(currentQuantity).toBeGreaterThanOrEqual(0);
        expect((await ledgerOf(ana, box.id)).quantity).toBe(currentQuantity);
      }
    }),
    { numRuns: 25 },
  );
});
