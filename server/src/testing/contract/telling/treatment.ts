import { addPen, apply } from '../../pens.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { first, hoursAgo, now, read, type Telling, today } from './telling.ts';

const penInUse = async (owner: Patient) => {
  const { suggestion } = await read<{ suggestion: { penId: string } }>(owner, '/applications/overview');
  return suggestion.penId;
};

export const TREATMENT: Telling[] = [
  // Before any other dose of today: only the newest one says how the pens are counted.
  {
    what: 'the first dose of all, and one of today that took two injections of the pens at home',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        catalogId: 'ozempic-1',
        medicationName: 'Ozempic',
        entries: [
          { datetime: hoursAgo(900 * 24), doseMg: 0.25 },
          { datetime: hoursAgo(2), doseMg: 2, zone: 'arm-left-upper' },
        ],
        confirmDose: true,
      },
    }),
  },
  {
    what: 'the zone suggested for the next dose',
    name: 'changeZone',
    example: async (owner) => {
      const { suggestedZone } = await read<{ suggestedZone: string }>(owner, '/dashboard/today');
      return { params: { zone: suggestedZone }, body: { isOff: true, restUntil: null } };
    },
  },
  {
    what: 'a dose of a minute ago, early and of another pen',
    name: 'registerApplication',
    example: async (owner) => ({
      body: {
        penId: (await addPen(owner)).id,
        // Before the doses of SWITCHES, which are then the newest.
        datetime: hoursAgo(0.02),
        doseMg: 1,
        applicationSite: 'thigh',
        zone: 'thigh-right-upper',
        confirmEarly: true,
        confirmDose: true,
      },
    }),
  },
  {
    what: 'the newest dose',
    name: 'changeApplication',
    example: async (owner) => ({
      ...(await first(owner, '/applications')),
      body: {
        doseMg: 0.5,
        zone: 'abdomen-left-upper',
        datetime: hoursAgo(30),
        confirmEarly: true,
        confirmDose: true,
      },
    }),
  },
  { what: 'the newest dose', name: 'deleteApplication', example: (owner) => first(owner, '/applications') },
  {
    what: 'a dose of today that was deleted',
    name: 'restoreApplication',
    example: async (owner) => {
      const { id } = await apply(owner, await penInUse(owner), { datetime: hoursAgo(0.019) });
      await owner.call('DELETE', `/api/applications/${id}`);
      return { params: { id } };
    },
  },
  {
    what: 'a dose of today',
    name: 'skipDose',
    example: async () => ({ body: { plannedAt: now(), reason: 'viagem' } }),
  },
  {
    what: 'a dose of today that was skipped',
    name: 'undoSkip',
    example: async (owner) => {
      const payload = { plannedAt: hoursAgo(0.02), reason: 'enjoo' };
      return { params: { id: await createdId(owner, '/api/applications/skips', payload) } };
    },
  },
  {
    what: 'another interval',
    name: 'changeApplicationSettings',
    example: async () => ({ body: { intervalDays: 9, purchaseLeadDays: 14 } }),
  },
  {
    what: 'another usual day',
    name: 'changeUsualDay',
    example: async () => ({ body: { at: hoursAgo(-50), confirmEarly: true } }),
  },
  {
    what: 'another lead time',
    name: 'changeApplicationSettings',
    example: async () => ({ body: { intervalDays: 9, purchaseLeadDays: 45 } }),
  },
  {
    what: 'the pen in use',
    name: 'changePen',
    example: async (owner) => ({
      params: { id: await penInUse(owner) },
      body: { medicationName: 'Insulina degludeca', pricePaid: 1234, currentDoseMg: 0.5, inUseDays: 3 },
    }),
  },
  {
    what: 'a loss of the pen in use',
    name: 'recordPenMovement',
    example: async (owner) => ({
      params: { id: await penInUse(owner) },
      body: { kind: 'loss', mg: 0.5 },
    }),
  },
  {
    what: 'the pen in use',
    name: 'deletePen',
    example: async (owner) => ({ params: { id: await penInUse(owner) } }),
  },
  {
    what: 'the pen in use',
    name: 'restorePen',
    example: async (owner) => ({ params: { id: await penInUse(owner) } }),
  },
  {
    what: 'a prescription of today',
    name: 'addPrescription',
    example: async () => ({ body: { issuedOn: today(), product: 'Ozempic 1 mg', isContinuous: true } }),
  },
  {
    what: 'the newest prescription',
    name: 'deletePrescription',
    example: (owner) => first(owner, '/prescriptions'),
  },
  {
    what: 'the zone of the newest dose',
    name: 'changeZone',
    example: async () => ({ params: { zone: 'thigh-right-upper' }, body: { isOff: true, restUntil: null } }),
  },
  {
    what: 'an interaction that is shown',
    name: 'dismissInteraction',
    example: async (owner) => {
      const [notice] = await read<{ id: string; names: string[] }[]>(owner, '/interactions');
      return { params: { id: notice!.id }, body: { names: notice!.names } };
    },
  },
];
