import type { Application } from '@leveza/contract/applications/applications.ts';
import { SECOND_MS } from '@leveza/domain/time/spans.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPen, apply, penLedger, readPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const change = (patient: Patient, id: string, payload: object) =>
  patient.call('PUT', `/api/applications/${id}`, { payload });
const remove = (patient: Patient, id: string) => patient.call('DELETE', `/api/applications/${id}`);

describe('registering', () => {
  test('a dose leaves the pen it came from, and opens it', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const reply = await tryApply(bia, pen.id, {
      datetime: '2026-02-03T11:00:00Z',
      zone: 'abdomen-right-lower',
      pain: '2',
      reactions: 'vermelhidão',
      notes: ' ',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      data: {
        penId: pen.id,
        medicationName: 'Ozempic',
        molecule: 'semaglutide',
        datetime: '2026-02-03T11:00:00.000Z',
        doseMg: 1,
        applicationSite: 'abdomen',
        zone: 'abdomen-right-lower',
        pain: 2,
        reactions: 'vermelhidão',
        notes: null,
      },
    });
    expect(await readPen(bia, pen.id)).toMatchObject({
      dosesLeft: 3,
      remainingMg: 3,
      openedAt: '2026-02-03T11:00:00.000Z',
      usableUntil: '2026-03-17',
    });
  });

  test.each([
    [{ penId: undefined }, { penId: 'Selecione uma caneta' }],
    [{ doseMg: '' }, { doseMg: 'Dose é obrigatória' }],
    [{ doseMg: 0 }, { doseMg: 'Dose é obrigatória' }],
    [{ doseMg: 5e-324 }, { doseMg: 'Dose é obrigatória' }],
    [{ applicationSite: undefined }, { applicationSite: 'Local de aplicação é obrigatório' }],
    [{ pain: 11 }, { pain: 'A dor vai de 0 a 10.' }],
    [{ datetime: '2999-01-01T00:00:00Z' }, { datetime: 'A data não pode estar no futuro.' }],
    [{ zone: 'arm-left-upper' }, { zone: 'Esta região não pertence ao local escolhido.' }],
  ])('%j is refused at its field, and nothing leaves the pen', async (wrong, fields) => {
    const pen = await addPen(ana);
    const reply = await tryApply(ana, pen.id, { datetime: '2026-02-03T11:00:00Z', ...wrong });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields } });
    expect((await readPen(ana, pen.id)).remainingMg).toBe(4);
  });

  test('a dose whose site is not remembered has none, and one that is known may be forgotten', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const nowhere = { applicationSite: null, zone: null };
    const reply = await tryApply(bia, pen.id, { datetime: '2026-02-03T11:00:00Z', ...nowhere });
    expect(reply.statusCode).toBe(201);
    const { data } = reply.json<{ data: Application }>();
    expect(data).toMatchObject(nowhere);
    const overview = await bia.call('GET', '/api/applications/overview');
    expect(overview.json()).toMatchObject({ data: { suggestion: { zone: 'abdomen-left-upper' } } });

    const known = { applicationSite: 'thigh', zone: 'thigh-left-upper' };
    expect((await change(bia, data.id, known)).json()).toMatchObject({ data: known });
    expect((await change(bia, data.id, { notes: 'à noite' })).json()).toMatchObject({ data: known });
    expect((await change(bia, data.id, { applicationSite: null })).json()).toMatchObject({ data: nowhere });
    const odd = { applicationSite: null, zone: 'arm-left-upper' };
    expect((await tryApply(bia, pen.id, { datetime: '2026-02-10T11:00:00Z', ...odd })).statusCode).toBe(422);
  });

  test('a phone whose clock runs fast records its dose as of now', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const before = Date.now();
    const ahead = new Date(before + 90 * SECOND_MS).toISOString();
    const reply = await tryApply(bia, pen.id, { datetime: ahead });
    expect(reply.statusCode).toBe(201);
    const kept = Date.parse(reply.json<{ data: Application }>().data.datetime);
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(Date.now());
  });

  test('more than the pen can give, somebody else’s pen and an empty one are refused', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const tooMuch = await tryApply(bia, pen.id, { doseMg: 5, datetime: '2026-02-03T11:00:00Z' });
    expect(tooMuch.json()).toMatchObject({ error: { code: 'pen-not-enough' } });
    expect((await tryApply(ana, pen.id)).statusCode).toBe(404);
  });

  test('a pen past its days in use asks instead of refusing', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    await apply(bia, pen.id, { datetime: '2026-02-03T11:00:00Z' });
    const late = { datetime: '2026-03-18T11:00:00Z' };
    expect((await tryApply(bia, pen.id, late)).json()).toMatchObject({ error: { code: 'expired-item' } });
    const sure = { ...late, confirmExpired: true, confirmDose: true };
    expect((await tryApply(bia, pen.id, sure)).statusCode).toBe(201);
  });

  test.each([
    ['one minute inside the gap, after', '2026-02-06T10:59:00Z', 409],
    ['the gap to the minute, after', '2026-02-06T11:00:00Z', 201],
    ['one minute inside the gap, before', '2026-01-31T11:01:00Z', 409],
    ['the gap to the minute, before', '2026-01-31T11:00:00Z', 201],
  ])('a second dose %s', async (_, datetime, status) => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    await apply(bia, pen.id, { datetime: '2026-02-03T11:00:00Z' });
    const reply = await tryApply(bia, pen.id, { datetime });
    expect(reply.statusCode).toBe(status);
    if (status === 201) return;
    expect(reply.json()).toMatchObject({ error: { code: 'dose-too-soon' } });
    expect((await tryApply(bia, pen.id, { datetime, confirmEarly: true })).statusCode).toBe(201);
  });

  test('a product dosed in units takes no dose in mg', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia, { catalogId: 'xultophy', concentrationMgMl: 3.6, currentDoseMg: null });
    expect((await tryApply(bia, pen.id, { doseMg: 10 })).json()).toMatchObject({
      error: { code: 'dosed-in-units' },
    });
    const past = await bia.call('POST', '/api/applications/past', {
      payload: {
        catalogId: 'xultophy',
        medicationName: 'Xultophy',
        entries: [{ datetime: '2026-02-01T12:00:00Z', doseMg: 10 }],
      },
    });
    expect(past.json()).toMatchObject({ error: { code: 'dosed-in-units' } });
    expect(await readPen(bia, pen.id)).toMatchObject({ dosesLeft: 300, mgPerUnit: 0.036 });
  });

  test('50 at once never overdraw the pen', FIRST_TRY, async () => {
    const pen = await addPen(ana);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, minute) =>
        tryApply(ana, pen.id, {
          datetime: `2026-02-03T11:${String(minute).padStart(2, '0')}:00Z`,
          confirmEarly: true,
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(4);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(46);
    expect(await readPen(ana, pen.id)).toMatchObject({ dosesLeft: 0, remainingMg: 0 });
  });

  test('of two taps at once on two pens one is inside the gap of the other', FIRST_TRY, async () => {
    const bia = await house.patient('Bia');
    const pens = await Promise.all([addPen(bia), addPen(bia)]);
    const replies = await Promise.all(pens.map(({ id }) => tryApply(bia, id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('changing', () => {
  test('another dose, time and pen: every ledger is told again', async () => {
    const bia = await house.patient('Bia');
    const [one, other] = [await addPen(bia), await addPen(bia)];
    const { id } = await apply(bia, one.id, { datetime: '2026-02-03T11:00:00Z' });
    expect((await change(bia, id, { doseMg: 0.5 })).statusCode).toBe(200);
    expect((await readPen(bia, one.id)).remainingMg).toBe(3.5);
    await change(bia, id, { penId: other.id });
    expect(await readPen(bia, one.id)).toMatchObject({ remainingMg: 4, status: 'sealed', openedAt: null });
    expect((await readPen(bia, other.id)).remainingMg).toBe(3.5);
    const moved = await change(bia, id, { datetime: '2026-02-01T11:00:00Z' });
    expect(moved.json()).toMatchObject({ data: { datetime: '2026-02-01T11:00:00.000Z', doseMg: 0.5 } });
    expect((await readPen(bia, other.id)).openedAt).toBe('2026-02-01T11:00:00.000Z');
  });

  test('into the gap of a neighbour, or more than there is, is refused and nothing changes', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    await apply(bia, pen.id, { datetime: '2026-02-03T11:00:00Z' });
    const { id } = await apply(bia, pen.id, { datetime: '2026-02-10T11:00:00Z' });
    const near = await change(bia, id, { datetime: '2026-02-05T11:00:00Z' });
    expect(near.json()).toMatchObject({ error: { code: 'dose-too-soon' } });
    expect((await change(bia, id, { doseMg: 3.5 })).json()).toMatchObject({
      error: { code: 'pen-not-enough' },
    });
    expect((await readPen(bia, pen.id)).remainingMg).toBe(2);
  });

  test('a deleted dose returns to the pen, once, and seals what it had opened', FIRST_TRY, async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const { id } = await apply(bia, pen.id);
    const replies = await Promise.all([remove(bia, id), remove(bia, id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await readPen(bia, pen.id)).toMatchObject({ remainingMg: 4, status: 'sealed' });
    expect(await penLedger(bia, pen.id)).toHaveLength(1);
  });

  test('another site leaves the old zone behind', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const { id } = await apply(bia, pen.id, { zone: 'abdomen-left-upper' });
    expect((await change(bia, id, { applicationSite: 'thigh' })).json()).toMatchObject({
      data: { applicationSite: 'thigh', zone: null },
    });
  });
});

const past = (patient: Patient, payload: object) =>
  patient.call('POST', '/api/applications/past', { payload });

describe('from before the app', () => {
  const entries = [
    { datetime: '2026-01-06T11:00:00Z', doseMg: '0,25', zone: 'thigh-left-upper' },
    { datetime: '2026-01-13T11:00:00Z', doseMg: 0.25 },
  ];

  test('several at once, without taking from any pen, and back again', async () => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia);
    const reply = await past(bia, { catalogId: 'ozempic-025-05', medicationName: 'Ozempic', entries });
    expect(reply.statusCode).toBe(201);
    const { ids } = reply.json<{ data: { ids: string[] } }>().data;
    const list = (await bia.call('GET', '/api/applications')).json<{ data: Application[] }>().data;
    expect(list.map(({ penId, applicationSite, doseMg }) => [penId, applicationSite, doseMg])).toEqual([
      [null, null, 0.25],
      [null, 'thigh', 0.25],
    ]);
    expect((await readPen(bia, pen.id)).remainingMg).toBe(4);
    expect((await past(bia, { medicationName: 'Ozempic', entries })).json()).toMatchObject({
      error: { code: 'already-recorded' },
    });
    const undone = await bia.call('POST', '/api/applications/past/undo', { payload: { ids } });
    expect(undone.json()).toMatchObject({ data: { removed: 2 } });
  });

  test.each([
    ['the same day', '2026-01-20T23:00:00Z'],
    ['two days later', '2026-01-22T11:00:00Z'],
    ['two days before', '2026-01-18T11:00:00Z'],
  ])('close to a recorded one asks, and is kept once it is meant: %s', async (_, datetime) => {
    const bia = await house.patient('Bia');
    const ozempic = { catalogId: 'ozempic-025-05', medicationName: 'Ozempic' };
    const recorded = [{ datetime: '2026-01-20T11:00:00Z', doseMg: 0.25 }];
    expect((await past(bia, { ...ozempic, entries: recorded })).statusCode).toBe(201);
    const row = { ...ozempic, entries: [...entries, { datetime, doseMg: 0.25 }] };
    expect((await past(bia, row)).json()).toMatchObject({
      error: {
        code: 'dose-too-soon',
        message: expect.stringMatching(/^Em \d\d\/01\/2026\. Você registrou uma dose em 20\/01 às 08:00,/),
      },
    });
    expect((await past(bia, { ...row, confirmEarly: true })).statusCode).toBe(201);
  });

  test('one wrong entry, and none is kept', async () => {
    const bia = await house.patient('Bia');
    const wrong = [...entries, { datetime: '2999-01-01T00:00:00Z', doseMg: 1 }];
    const reply = await past(bia, { medicationName: 'Ozempic', entries: wrong });
    expect(reply.json()).toMatchObject({
      error: { fields: { 'entries.2.datetime': 'A data não pode estar no futuro.' } },
    });
    expect((await bia.call('GET', '/api/applications')).json()).toMatchObject({ pagination: { total: 0 } });
  });
});

test('whatever is applied, changed and deleted, no mg is made or lost', async () => {
  const dose = fc.constantFrom(0.25, 0.5, 1, 1.34, 2);
  const step = fc.record({
    do: fc.constantFrom('apply', 'change', 'move', 'delete', 'lose'),
    dose,
    at: fc.nat(20),
  });
  const pens = [await addPen(ana), await addPen(ana)];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const made: string[] = [];
      const sure = { confirmEarly: true, confirmExpired: true };
      for (const { do: action, dose: doseMg, at } of steps) {
        const pen = pens[at % 2]!;
        const id = made[at % Math.max(1, made.length)];
        const datetime = `2026-02-${String(at + 1).padStart(2, '0')}T11:00:00Z`;
        if (action === 'apply') {
          const reply = await tryApply(ana, pen.id, { doseMg, datetime, ...sure });
          if (reply.statusCode === 201) made.push(reply.json<{ data: Application }>().data.id);
        } else if (action === 'lose') {
          await ana.call('POST', `/api/pens/${pen.id}/movements`, { payload: { kind: 'loss', mg: 0.01 } });
        } else if (id && action === 'delete') {
          await remove(ana, id);
          made.splice(made.indexOf(id), 1);
        } else if (id) {
          await change(
            ana,
            id,
            action === 'move' ? { penId: pen.id, datetime, ...sure } : { doseMg, ...sure },
          );
        }
        for (const { id: penId } of pens) {
          const { remainingMg, sealedUnits, openMg, dosesLeft } = await readPen(ana, penId);
          const lines = await penLedger(ana, penId);
          const sum = lines.reduce((total, { mg }) => total + Math.round(mg * 1e4), 0) / 1e4;
          expect(sum).toBe(remainingMg);
          expect(sealedUnits * 4 + openMg).toBeCloseTo(remainingMg, 4);
          expect(dosesLeft * 1).toBeLessThanOrEqual(remainingMg);
        }
      }
      for (const id of made) await remove(ana, id);
    }),
    { numRuns: 12 },
  );
});
