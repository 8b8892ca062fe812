import { DAY_MS, MINUTE_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const SAXENDA = { catalogId: 'saxenda', medicationName: 'Saxenda', concentrationMgMl: 6, currentDoseMg: 0.6 };
const BYETTA = {
  catalogId: 'byetta',
  medicationName: 'Byetta',
  totalVolume: 1.2,
  concentrationMgMl: 0.25,
  currentDoseMg: 0.005,
};
const UNKNOWN = { catalogId: null, medicationName: 'Minha caneta' };

// The forms of the lead, of '+' and of the calendar send one dose under three keys, the last with a moment of its own.
test.each([
  ['a weekly pen', {}, 7],
  ['a daily pen', SAXENDA, 1],
  ['a pen used twice a day', BYETTA, 1],
  ['a pen that no catalogue knows', UNKNOWN, 7],
])(
  'of one dose sent by several ways all but one are asked about: %s',
  FIRST_TRY,
  async (_, input, interval) => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia, input);
    const dose = { doseMg: pen.currentDoseMg!, confirmDose: true };
    await apply(bia, pen.id, { ...dose, datetime: new Date(Date.now() - interval * DAY_MS).toISOString() });
    const { medicationName, catalogId } = { catalogId: 'ozempic-1', medicationName: 'Ozempic', ...input };
    const elsewhere = { catalogId, medicationName, applicationSite: 'thigh', ...dose };
    const replies = await Promise.all([
      tryApply(bia, pen.id, dose),
      tryApply(bia, pen.id, dose),
      tryApply(bia, pen.id, { ...dose, datetime: new Date(Date.now() - 60 * SECOND_MS).toISOString() }),
      bia.call('POST', '/api/applications/elsewhere', { payload: elsewhere }),
    ]);
    const codes = replies.map(
      (reply) => reply.json<{ error?: { code: string } }>().error?.code ?? 'recorded',
    );
    expect(codes.toSorted()).toEqual(['dose-too-soon', 'dose-too-soon', 'dose-too-soon', 'recorded']);
  },
);

// Two forms of 'ontem às 08:00' say one instant, which is neither before nor after itself.
test.each([
  ['a weekly pen', {}, 7],
  ['a daily pen', SAXENDA, 1],
])(
  'a dose of the very same moment is asked about on its usual day too: %s',
  FIRST_TRY,
  async (_, input, interval) => {
    const bia = await house.patient('Bia');
    const pen = await addPen(bia, input);
    const dose = { doseMg: pen.currentDoseMg!, confirmDose: true };
    const at = Math.floor((Date.now() - DAY_MS) / MINUTE_MS) * MINUTE_MS;
    const before = new Date(at - interval * DAY_MS - SECOND_MS).toISOString();
    await apply(bia, pen.id, { ...dose, datetime: before });
    const datetime = new Date(at).toISOString();
    expect((await tryApply(bia, pen.id, { ...dose, datetime })).statusCode).toBe(201);
    const again = await tryApply(bia, pen.id, { ...dose, datetime });
    expect(again.json()).toMatchObject({ error: { code: 'dose-too-soon' } });
  },
);
