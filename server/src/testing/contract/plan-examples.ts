import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { addPen, apply } from '../pens.ts';
import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';

/** A plan as the specification's form sends it. */
export const PLAN = {
  medicationType: 'vitamin',
  name: 'Vitamina D',
  dosageForm: 'capsule',
  doseMg: 50,
  planType: 'continuous',
  frequency: 'daily',
  scheduledTimes: ['08:00', '20:00'],
  startDate: '2026-01-05',
  withFood: 'with',
  priority: 'high',
};

const plan = async (owner: Patient): Promise<Example & { params: { id: string } }> => {
  const reply = await owner.call('POST', '/api/plans', { payload: PLAN });
  return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
};

/** A plan of an injection with two steps, which takes the place of the one in force. */
const stepped = async (owner: Patient): Promise<Example & { params: { id: string } }> => {
  const payload = {
    medicationType: 'glp1',
    name: 'Ozempic',
    dosageForm: 'pen',
    frequency: 'weekly',
    scheduledTimes: ['08:00'],
    replacePlan: true,
    confirmEarly: true,
    confirmDose: true,
    startDate: addDays(dayIn(DEFAULT_ZONE, new Date()), 1),
    steps: [{ doseMg: 0.25, weeks: 4 }, { doseMg: 0.5 }],
  };
  const reply = await owner.call('POST', '/api/plans', { payload });
  return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
};

/** Yesterday morning, which is planned and over. */
const yesterdays = async (owner: Patient) => ({
  planId: (await plan(owner)).params.id,
  plannedAt: instantAt(addDays(dayIn(DEFAULT_ZONE, new Date()), -1), '08:00', DEFAULT_ZONE).toISOString(),
});

/** Midnight of today, which is planned and late at any hour. */
const todays = async (owner: Patient) => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const payload = { ...PLAN, scheduledTimes: ['00:00'], startDate: addDays(today, -1) };
  const reply = await owner.call('POST', '/api/plans', { payload });
  const planId = reply.json<{ data: { id: string } }>().data.id;
  return { planId, plannedAt: instantAt(today, '00:00', DEFAULT_ZONE).toISOString() };
};

const taken = async (owner: Patient): Promise<Example> => {
  const reply = await owner.call('POST', '/api/doses', { payload: await yesterdays(owner) });
  return { params: { recordId: reply.json<{ data: { recordId: string } }>().data.recordId } };
};

/** The calls about plans and their doses. */
export const PLAN_EXAMPLES = {
  listPlans: async () => ({}),
  readPlan: plan,
  addPlan: async () => ({ body: { ...PLAN, brand: 'Addera', specialInstructions: 'com o almoço' } }),
  changePlan: async (owner) => ({ ...(await plan(owner)), body: { ...PLAN, scheduledTimes: ['09:00'] } }),
  deletePlan: plan,
  restorePlan: async (owner) => {
    const deleted = await plan(owner);
    await owner.call('DELETE', `/api/plans/${deleted.params.id}`);
    return deleted;
  },
  pausePlan: async (owner) => ({ ...(await plan(owner)), body: { until: null } }),
  resumePlan: async (owner) => {
    const paused = await plan(owner);
    await owner.call('POST', `/api/plans/${paused.params.id}/pause`, { payload: {} });
    return paused;
  },
  pauseTreatment: async (owner) => {
    await apply(owner, (await addPen(owner)).id, { confirmEarly: true, confirmDose: true });
    return { body: { until: null } };
  },
  resumeTreatment: async (owner) => {
    await apply(owner, (await addPen(owner)).id, { confirmEarly: true, confirmDose: true });
    await owner.call('POST', '/api/treatment/pause', { payload: {} });
    return {};
  },
  continuePause: async (owner) => {
    const { params } = await stepped(owner);
    await owner.call('POST', `/api/plans/${params.id}/pause`, { payload: {} });
    await apply(owner, (await addPen(owner)).id, { confirmEarly: true, confirmDose: true });
    return {};
  },
  endPlan: plan,
  holdStep: async (owner) => ({ ...(await stepped(owner)), body: { weeks: 2 } }),
  moveStep: async (owner) => ({
    ...(await stepped(owner)),
    body: { to: addDays(dayIn(DEFAULT_ZONE, new Date()), 40) },
  }),
  listDoses: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  takeDose: async (owner) => ({
    body: { ...(await yesterdays(owner)), quantity: '1', notes: 'depois do café' },
  }),
  skipPlannedDose: async (owner) => ({ body: { ...(await yesterdays(owner)), reason: 'enjoo' } }),
  snoozeDose: async (owner) => ({
    body: { ...(await todays(owner)), until: new Date(Date.now() + HOUR_MS).toISOString() },
  }),
  takeDoseBack: taken,
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
