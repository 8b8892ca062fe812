import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { multipart } from '../multipart.ts';
import { OZEMPIC_1, addPen, apply } from '../pens.ts';
import type { Patient } from '../test-app.ts';
import type { Example } from './example.ts';

const params = async (owner: Patient): Promise<Example> => ({ params: { id: (await addPen(owner)).id } });
const PRESCRIPTION = { issuedOn: '2026-01-10', product: 'Ozempic 1 mg', prescriber: 'Dra. Lia' };

async function prescription(owner: Patient): Promise<Example> {
  const reply = await owner.call('POST', '/api/prescriptions', { payload: PRESCRIPTION });
  return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
}

async function application(owner: Patient): Promise<Example> {
  return { params: { id: (await apply(owner, (await addPen(owner)).id)).id } };
}

async function deletedApplication(owner: Patient): Promise<Example> {
  const example = await application(owner);
  await owner.call('DELETE', `/api/applications/${example.params!.id}`);
  return example;
}

const file = { name: 'receita.pdf', content: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n') };

/** The calls about pens, doses and prescriptions. */
export const PEN_EXAMPLES = {
  readGlp1Catalog: async () => ({}),
  readPenSupply: async () => ({}),
  listPens: async () => ({ query: { limit: '5' } }),
  readPen: params,
  addPen: async () => ({ body: { ...OZEMPIC_1 } }),
  changePen: async (owner) => ({
    ...(await params(owner)),
    body: {
      remainingVolume: 1.5,
      halfLifeHours: 144,
      notes: 'Na porta da geladeira',
      reason: 'contei de novo',
    },
  }),
  deletePen: params,
  restorePen: params,
  listPenMovements: params,
  recordPenMovement: async (owner) => ({ ...(await params(owner)), body: { kind: 'purge', mg: 0.1 } }),
  undoPenMovement: async (owner) => {
    const { id } = await addPen(owner);
    const reply = await owner.call('POST', `/api/pens/${id}/movements`, { payload: { kind: 'opening' } });
    return { params: { id, movementId: reply.json<{ movementId: string }>().movementId } };
  },
  listApplications: async () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  registerApplication: async (owner) => ({
    body: {
      penId: (await addPen(owner)).id,
      alsoFrom: [{ penId: (await addPen(owner)).id, mg: 0.4 }],
      datetime: '2026-02-10T12:00:00Z',
      doseMg: 1,
      applicationSite: 'abdomen',
      zone: 'abdomen-left-upper',
      pain: 2,
      reactions: 'vermelhidão',
      notes: 'ok',
    },
  }),
  readApplication: application,
  changeApplication: async (owner) => ({ ...(await application(owner)), body: { doseMg: 0.5, pain: 3 } }),
  deleteApplication: application,
  restoreApplication: deletedApplication,
  registerApplicationElsewhere: async () => ({
    body: {
      catalogId: 'wegovy-10',
      medicationName: 'Wegovy',
      datetime: '2026-02-03T12:00:00Z',
      doseMg: 1,
      applicationSite: 'thigh',
      zone: 'thigh-left-upper',
      pain: 1,
      reactions: 'coceira',
      notes: 'na clínica',
      confirmSwitch: true,
      confirmDose: true,
      confirmEarly: true,
    },
  }),
  recordPastApplications: async () => ({
    body: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: [{ datetime: '2026-03-02T11:00:00Z', doseMg: 0.25, zone: 'thigh-left-upper' }],
      confirmEarly: true,
    },
  }),
  undoPastApplications: async (owner) => {
    const payload = {
      medicationName: 'Ozempic',
      entries: [{ datetime: new Date(Date.now() - 1e9).toISOString(), doseMg: 1 }],
      confirmDose: true,
      confirmEarly: true,
    };
    const reply = await owner.call('POST', '/api/applications/past', { payload });
    return { body: { ids: reply.json<{ data: { ids: string[] } }>().data.ids } };
  },
  readApplicationsOverview: async () => ({}),
  readDoseDay: async () => ({ query: { day: '2026-11-10' } }),
  skipDose: async () => ({ body: { plannedAt: '2026-02-17T11:00:00Z', reason: 'viagem' } }),
  undoSkip: async (owner) => {
    const payload = { plannedAt: '2026-02-24T11:00:00Z', reason: 'enjoo' };
    const reply = await owner.call('POST', '/api/applications/skips', { payload });
    return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
  },
  changeApplicationSettings: async () => ({ body: { intervalDays: 8, purchaseLeadDays: 14 } }),
  changeUsualDay: async (owner) => {
    await application(owner);
    return { body: { at: new Date(Date.now() + 2 * DAY_MS).toISOString(), confirmEarly: true } };
  },
  changeZone: async () => ({ params: { zone: 'arm-left-upper' }, body: { isOff: true, restUntil: null } }),
  readLevel: async () => ({ query: { days: '90' } }),
  listInteractions: async () => ({}),
  dismissInteraction: async () => ({
    params: { id: 'glp1--insulin' },
    body: { names: ['Ozempic', 'Lantus'] },
  }),
  listPrescriptions: async () => ({}),
  addPrescription: async () => ({ body: { ...PRESCRIPTION } }),
  changePrescription: async (owner) => ({
    ...(await prescription(owner)),
    body: { ...PRESCRIPTION, isContinuous: true },
  }),
  deletePrescription: prescription,
  attachPrescriptionFile: async (owner) => ({ ...(await prescription(owner)), file }),
  readPrescriptionFile: async (owner) => {
    const example = await prescription(owner);
    await owner.call('POST', `/api/prescriptions/${example.params!.id}/file`, multipart(file));
    return example;
  },
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
