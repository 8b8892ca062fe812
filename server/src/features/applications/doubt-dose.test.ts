import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  bia = await house.patient('Bia');
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const SAXENDA = {
  catalogId: 'saxenda',
  medicationName: 'Saxenda',
  totalVolume: 3,
  concentrationMgMl: 6,
  currentDoseMg: 0.6,
};
const BYETTA = {
  catalogId: 'byetta',
  medicationName: 'Byetta',
  totalVolume: 1.2,
  concentrationMgMl: 0.25,
  currentDoseMg: 0.005,
};
/** Typed by hand. */
const typed = (medicationName: string, doseMg: number) => ({
  catalogId: null,
  medicationName,
  totalVolume: 4,
  concentrationMgMl: 20,
  currentDoseMg: doseMg,
});
const OZEMPIC_05 = { catalogId: 'ozempic-025-05', totalVolume: 1.5, currentDoseMg: 0.25 };
const suggestion = async () =>
  (await bia.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data
    .suggestion;
const asked = (reply: { json: () => unknown }) =>
  (reply.json() as { error?: { code: string; message: string } }).error ?? null;

describe('a dose that looks like a slip asks, and is recorded once it is meant', () => {
  test.each([
    ['ozempic-1', 2, 'A bula brasileira vai até 1 mg (em outros países, até 2 mg): são mesmo 2 mg?'],
    ['ozempic-1', 4, 'A bula brasileira vai até 1 mg (em outros países, até 2 mg): são mesmo 4 mg?'],
    ['saxenda', 18, 'A bula vai até 3 mg: são mesmo 18 mg?'],
  ])('%s, %s mg', async (catalogId, doseMg, message) => {
    const pen = await addPen(bia, catalogId === 'saxenda' ? SAXENDA : {});
    expect(asked(await tryApply(bia, pen.id, { doseMg }))).toEqual({ code: 'dose-unusual', message });
    expect((await tryApply(bia, pen.id, { doseMg, confirmDose: true })).statusCode).toBe(201);
  });

  test.each([
    ['Byetta', BYETTA, 0.1, 'A bula vai até 0,01 mg: são mesmo 0,1 mg?'],
    ['a brand typed by hand', typed('Mounjaro 5mg', 5), 50, 'A bula vai até 15 mg: são mesmo 50 mg?'],
    [
      'the first of a compounded one',
      { ...typed('Tirzepatida manipulada', 2.5), catalogId: 'manipulada-tirzepatida' },
      25,
      'As bulas desta substância vão até 15 mg: são mesmo 25 mg?',
    ],
    [
      'its own label, not the highest',
      typed('ozempic', 1),
      2.4,
      'A bula brasileira vai até 1 mg (em outros países, até 2 mg): são mesmo 2,4 mg?',
    ],
  ])('%s', async (_, input, doseMg, message) => {
    const pen = await addPen(bia, input);
    expect(asked(await tryApply(bia, pen.id, { doseMg }))).toEqual({ code: 'dose-unusual', message });
  });

  test('Byetta twice a day: a step up after thirty days is no early one', async () => {
    const pen = await addPen(bia, { ...BYETTA, inUseDays: 90 });
    const entries = Array.from({ length: 60 }, (_, n) => ({ datetime: daysAgo(n / 2 + 0.5), doseMg: 0.005 }));
    const payload = { catalogId: 'byetta', medicationName: 'Byetta', entries };
    expect((await bia.call('POST', '/api/applications/past', { payload })).statusCode).toBe(201);
    expect(asked(await tryApply(bia, pen.id, { doseMg: 0.01, confirmEarly: true }))).toBeNull();
  });

  test('two strengths typed by hand are one treatment; a compounded one has none of its own', async () => {
    const small = await addPen(bia, typed('Tirzepatida manipulada 2,5 mg', 2.5));
    await apply(bia, small.id, { doseMg: 2.5, datetime: daysAgo(7) });
    const large = await addPen(bia, typed('Tirzepatida manipulada 20 mg', 20));
    expect(asked(await tryApply(bia, large.id, { doseMg: 25 }))).toEqual({
      code: 'dose-unusual',
      message: 'As bulas desta substância vão até 15 mg; a sua dose anterior foi 2,5 mg: são mesmo 25 mg?',
    });
    expect((await tryApply(bia, large.id, { doseMg: 5 })).statusCode).toBe(201);
  });

  test('a comma in the wrong place; the slip is not suggested again', async () => {
    const pen = await addPen(bia, {
      ...OZEMPIC_05,
      catalogId: null,
      medicationName: 'Minha caneta',
      concentrationMgMl: 4,
      currentDoseMg: '',
    });
    await apply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(7) });
    expect((await suggestion()).doseMg).toBe(0.25);
    const slip = await tryApply(bia, pen.id, { doseMg: 2.5 });
    expect(asked(slip)?.message).toBe('A sua dose anterior foi 0,25 mg: são mesmo 2,5 mg?');
    await apply(bia, pen.id, { doseMg: 2.5 });
    expect((await suggestion()).doseMg).toBeNull();
  });

  test('Wegovy: a dose between the usual and the largest one is not suggested again', async () => {
    const pen = await addPen(bia, typed('Wegovy', 2.4));
    await apply(bia, pen.id, { doseMg: 2.4, datetime: daysAgo(7) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 5 }))?.code).toBe('dose-unusual');
    await apply(bia, pen.id, { doseMg: 5 });
    // By the pen again.
    expect((await suggestion()).doseMg).toBe(2.4);
  });

  test('Wegovy: the largest dose comes after four weeks of the one before it', async () => {
    const pen = await addPen(bia, typed('Wegovy', 2.4));
    await apply(bia, pen.id, { doseMg: 1.7, datetime: daysAgo(14) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 7.2, datetime: daysAgo(7) }))?.message).toBe(
      'Pela bula, depois de 1,7 mg vem 2,4 mg: são mesmo 7,2 mg?',
    );
    await apply(bia, pen.id, { doseMg: 2.4, datetime: daysAgo(7) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 7.2 }))?.message).toMatch(
      /^Pela bula, são pelo menos 4 semanas com 2,4 mg/,
    );
  });

  test('an edit to it asks as well; an edit of something else does not', async () => {
    const pen = await addPen(bia, OZEMPIC_05);
    await apply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(14) });
    const { id } = await apply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(7) });
    const change = (payload: object) => bia.call('PUT', `/api/applications/${id}`, { payload });
    const early = asked(await change({ doseMg: 0.5 }));
    expect(early?.message).toMatch(/^Pela bula, são pelo menos 4 semanas com 0,25 mg/);
    expect((await change({ doseMg: 0.5, confirmDose: true })).statusCode).toBe(200);
    expect((await change({ notes: 'ok' })).statusCode).toBe(200);
    expect(asked(await change({ doseMg: 0.75 }))?.message).toMatch(
      /^Pela bula, são pelo menos 4 semanas com 0,25 mg .* são mesmo 0,75 mg\?$/,
    );
  });

  test('doses from before the app: the first doubt is named by its day, and one answer is for all', async () => {
    const entries = [
      { datetime: '2026-03-02T11:00:00Z', doseMg: 0.25 },
      { datetime: '2026-03-09T11:00:00Z', doseMg: 2.5 },
    ];
    const send = (more: object) =>
      bia.call('POST', '/api/applications/past', {
        payload: { catalogId: 'ozempic-025-05', medicationName: 'Ozempic', entries, ...more },
      });
    expect(asked(await send({}))).toEqual({
      code: 'dose-unusual',
      message:
        'Em 09/03/2026. A bula brasileira vai até 1 mg (em outros países, até 2 mg); a sua dose anterior foi 0,25 mg: são mesmo 2,5 mg?',
    });
    expect((await send({ confirmDose: true })).json()).toMatchObject({ data: { recorded: 2 } });
  });
});

describe('a dose among later ones', () => {
  test('entered late is compared with the one after it', async () => {
    const pen = await addPen(bia, typed('ozempic', 1));
    await apply(bia, pen.id, { doseMg: 1, datetime: daysAgo(7) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 0.1, datetime: daysAgo(14) }))?.message).toBe(
      'A sua dose seguinte foi 1 mg: são mesmo 0,1 mg?',
    );
    expect(asked(await tryApply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(14) }))?.message).toBe(
      'A sua dose seguinte foi 1 mg, e pela bula, depois de 0,25 mg vem 0,5 mg: são mesmo 0,25 mg?',
    );
    expect(asked(await tryApply(bia, pen.id, { doseMg: 1, datetime: daysAgo(9) }))?.code).toBe(
      'dose-too-soon',
    );
    expect((await tryApply(bia, pen.id, { doseMg: 1, datetime: daysAgo(14) })).statusCode).toBe(201);
  });

  test('moved nearer to a step up asks', async () => {
    const pen = await addPen(bia, { ...OZEMPIC_05, inUseDays: 90 });
    const { id } = await apply(bia, pen.id, { doseMg: 0.25, datetime: daysAgo(35) });
    await apply(bia, pen.id, { doseMg: 0.5, datetime: daysAgo(7) });
    const moved = await bia.call('PUT', `/api/applications/${id}`, { payload: { datetime: daysAgo(14) } });
    expect(asked(moved)?.message).toMatch(
      /^A sua dose seguinte foi 0,5 mg, e pela bula, são pelo menos 4 semanas/,
    );
  });

  test('of another molecule asks about the switch from its other side', async () => {
    const [ozempic, saxenda] = [await addPen(bia), await addPen(bia, SAXENDA)];
    await apply(bia, saxenda.id, { doseMg: 0.6, datetime: daysAgo(2) });
    expect(asked(await tryApply(bia, ozempic.id, { doseMg: 0.25, datetime: daysAgo(6) }))).toMatchObject({
      code: 'other-molecule',
      message: expect.stringMatching(/^A sua dose seguinte foi de Saxenda, em/),
    });
  });
});

describe('after a long pause', () => {
  test('the dose from before it asks with the words of the text; a smaller one does not', async () => {
    const pen = await addPen(bia, { expiryDate: '2028-03-31', inUseDays: 365 });
    await apply(bia, pen.id, { doseMg: 1, datetime: daysAgo(40) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 1 }))).toEqual({
      code: 'dose-unusual',
      message:
        'A sua dose anterior foi há 40 dias, e a bula do Wegovy para profissionais diz que, depois de mais de uma dose perdida, se considera recomeçar com uma dose menor: são mesmo 1 mg?',
    });
    expect((await tryApply(bia, pen.id, { doseMg: 0.25 })).statusCode).toBe(201);
  });

  test('of a week nothing is asked', async () => {
    const pen = await addPen(bia);
    await apply(bia, pen.id, { doseMg: 1, datetime: daysAgo(8) });
    expect((await tryApply(bia, pen.id, { doseMg: 1 })).statusCode).toBe(201);
  });
});

describe('the gap of a product', () => {
  test('Byetta is applied twice a day: only less than 6 hours asks', async () => {
    const pen = await addPen(bia, BYETTA);
    await apply(bia, pen.id, { doseMg: 0.005, datetime: daysAgo(7 / 24) });
    expect((await tryApply(bia, pen.id, { doseMg: 0.005 })).statusCode).toBe(201);
    expect(asked(await tryApply(bia, pen.id, { doseMg: 0.005 }))?.code).toBe('dose-too-soon');
  });

  test('a brand typed by hand has the gap of its label', async () => {
    const pen = await addPen(bia, typed('Mounjaro', 2.5));
    await apply(bia, pen.id, { doseMg: 2.5, datetime: daysAgo(2) });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 2.5 }))?.code).toBe('dose-too-soon');
  });
});

describe('a first dose after another molecule', () => {
  test('asks while that one is on board, and the second does not', async () => {
    const ozempic = await addPen(bia);
    await apply(bia, ozempic.id, { datetime: daysAgo(20) });
    const saxenda = await addPen(bia, SAXENDA);
    const first = { doseMg: 0.6, datetime: daysAgo(2) };
    const question = asked(await tryApply(bia, saxenda.id, first));
    expect(question?.code).toBe('other-molecule');
    expect(question?.message).toMatch(/^A sua última dose foi de Ozempic, em \d\d\/\d\d\/\d{4}/);
    expect((await tryApply(bia, saxenda.id, { ...first, confirmSwitch: true })).statusCode).toBe(201);
    expect((await tryApply(bia, saxenda.id, { doseMg: 0.6 })).statusCode).toBe(201);
  });

  test.each([
    ['one without figures', BYETTA, 0.005],
    ['a brand typed by hand', typed('Mounjaro 2,5 mg', 2.5), 2.5],
    ['a prohibited one', typed('TG tirzepatida', 2.5), 2.5],
  ])('asks about %s', async (_, input, doseMg) => {
    await apply(bia, (await addPen(bia)).id, { datetime: daysAgo(4) });
    const pen = await addPen(bia, input);
    const question = asked(await tryApply(bia, pen.id, { doseMg }));
    expect(question?.code).toBe('other-molecule');
  });

  test('asks about a high dose before it asks about the switch', async () => {
    await apply(bia, (await addPen(bia)).id, { datetime: daysAgo(4) });
    const pen = await addPen(bia, typed('Mounjaro', 15));
    expect(asked(await tryApply(bia, pen.id, { doseMg: 15, confirmSwitch: true }))).toEqual({
      code: 'dose-unusual',
      message: 'Pela bula, o começo é com 2,5 mg: são mesmo 15 mg?',
    });
  });

  test('long after it, nothing is asked', async () => {
    await apply(bia, (await addPen(bia)).id, { datetime: daysAgo(40) });
    expect((await tryApply(bia, (await addPen(bia, SAXENDA)).id, { doseMg: 0.6 })).statusCode).toBe(201);
  });
});

test('several questions are answered one after the other', async () => {
  await apply(bia, (await addPen(bia)).id, { datetime: daysAgo(0.2) });
  const pen = await addPen(bia, { ...SAXENDA, expiryDate: '2026-02-01' });
  const confirmed: Record<string, true> = {};
  const codes: string[] = [];
  for (const flag of ['confirmExpired', 'confirmEarly', 'confirmDose', 'confirmSwitch']) {
    const question = asked(await tryApply(bia, pen.id, { doseMg: 6, ...confirmed }));
    codes.push(question!.code);
    confirmed[flag] = true;
  }
  expect(codes).toEqual(['expired-item', 'dose-too-soon', 'dose-unusual', 'other-molecule']);
  expect((await tryApply(bia, pen.id, { doseMg: 6, ...confirmed })).statusCode).toBe(201);
});

async function hasStartedOn(treatmentStart: string | null): Promise<void> {
  const put = await bia.call('PUT', '/api/users/profile', { payload: { treatmentStart, height: 165 } });
  expect(put.statusCode, put.body).toBe(200);
}

describe('the first dose of all', () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const message = 'Pela bula, o começo é com 0,25 mg: são mesmo 1 mg?';

  test.each([
    ['who has not begun', null],
    ['whose treatment begins today', today],
  ])('of a patient %s asks above the first step', async (_, start) => {
    await hasStartedOn(start);
    const pen = await addPen(bia);
    expect(asked(await tryApply(bia, pen.id))).toEqual({ code: 'dose-unusual', message });
    expect(asked(await tryApply(bia, pen.id, { doseMg: 0.25 }))).toBeNull();
  });

  test('is not asked about of a patient in the middle of a treatment, and neither is a second one', async () => {
    await hasStartedOn(addDays(today, -60));
    const pen = await addPen(bia);
    expect(asked(await tryApply(bia, pen.id))).toBeNull();
    await hasStartedOn(null);
    expect(asked(await tryApply(bia, pen.id, { confirmEarly: true }))).toBeNull();
  });

  test('entered afterwards is asked about once, with its day', async () => {
    await hasStartedOn(null);
    const record = (answered: object) =>
      bia.call('POST', '/api/applications/past', {
        payload: {
          catalogId: 'ozempic-1',
          medicationName: 'Ozempic',
          entries: [14, 7].map((days) => ({ datetime: daysAgo(days), doseMg: 1 })),
          ...answered,
        },
      });
    const first = dayIn(DEFAULT_ZONE, new Date(daysAgo(14)))
      .split('-')
      .toReversed()
      .join('/');
    expect(asked(await record({}))).toEqual({ code: 'dose-unusual', message: `Em ${first}. ${message}` });
    expect((await record({ confirmDose: true })).statusCode).toBe(201);
  });
});
