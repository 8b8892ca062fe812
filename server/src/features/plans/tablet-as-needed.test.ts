import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const KINDS = [
  ['planned', { scheduledTimes: ['00:00'] }, { plannedAt: instantAt(TODAY, '00:00', DEFAULT_ZONE) }],
  ['as needed', { planType: 'as_needed', scheduledTimes: undefined }, {}],
] as const;

async function plan(patient: Patient, more: object): Promise<string> {
  const tablet = {
    medicationType: 'oral_medication',
    name: 'Rybelsus 3 mg',
    dosageForm: 'tablet',
    doseMg: 3,
  };
  const payload = { ...PLAN, ...tablet, startDate: addDays(TODAY, -1), ...more };
  const reply = await patient.call('POST', '/api/plans', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data.id;
}

test.each(KINDS)('a GLP-1 tablet %s is asked about after an injection', async (_, kind, dose) => {
  const ana = await house.patient();
  await apply(ana, (await addPen(ana)).id, { datetime: daysAgo(2) });
  const payload = { planId: await plan(ana, kind), ...dose };
  expect((await ana.call('POST', '/api/doses', { payload })).json()).toMatchObject({
    error: {
      code: 'dose-too-often',
      message: expect.stringMatching(/^A sua última aplicação foi de Ozempic/) as string,
    },
  });
});

test.each(KINDS)('an injection is asked about after a GLP-1 tablet %s', async (_, kind, dose) => {
  const ana = await house.patient();
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: daysAgo(8) });
  const payload = { planId: await plan(ana, kind), ...dose, confirmOften: true };
  expect((await ana.call('POST', '/api/doses', { payload })).statusCode).toBe(201);
  expect((await tryApply(ana, pen.id)).json()).toMatchObject({
    error: {
      code: 'other-molecule',
      message: expect.stringMatching(/^O seu último comprimido foi de Rybelsus 3 mg/) as string,
    },
  });
});
