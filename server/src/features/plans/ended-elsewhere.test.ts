import type { Plan } from '@leveza/contract/plans/plans.ts';
import { expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { sharedApp } from '../../testing/test-app.ts';

test('a plan that was ended stays so further west, where its hour is still to come', async () => {
  const ana = await (await sharedApp()).patient();
  const add = async (change: object = {}) => {
    const reply = await ana.call('POST', '/api/plans', { payload: { ...PLAN, ...change } });
    return reply.json<{ data: Plan }>().data.id;
  };
  const ended = await add();
  const other = await add({ name: 'Zinco' });
  await ana.call('POST', `/api/plans/${ended}/end`);
  await ana.call('PUT', '/api/users/profile', { payload: { timeZone: 'America/Rio_Branco' } });
  await ana.call('DELETE', `/api/plans/${other}`);
  const plan = (await ana.call('GET', `/api/plans/${ended}`)).json<{ data: Plan }>().data;
  expect(plan.endedOn).not.toBeNull();
});
