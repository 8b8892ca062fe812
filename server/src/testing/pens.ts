import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { PenMovement } from '@leveza/contract/pens/movements.ts';
import type { Patient } from './test-app.ts';

/** A pen of four doses, as the form sends it. */
export const OZEMPIC_1 = {
  catalogId: 'ozempic-1',
  medicationName: 'Ozempic',
  activeIngredient: 'Semaglutida',
  manufacturer: 'Novo Nordisk',
  purchaseDate: '2026-01-10',
  expiryDate: '2028-03-31',
  pricePaid: '980,00',
  totalVolume: '3',
  concentrationMgMl: '1,34',
  currentDoseMg: '1',
};

export async function addPen(patient: Patient, input: object = {}): Promise<Pen> {
  const reply = await patient.call('POST', '/api/pens', { payload: { ...OZEMPIC_1, ...input } });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Pen }>().data;
}

export async function readPen(patient: Patient, id: string): Promise<Pen> {
  return (await patient.call('GET', `/api/pens/${id}`)).json<{ data: Pen }>().data;
}

/** The ledger of an entry, newest first. */
export async function penLedger(patient: Patient, id: string): Promise<PenMovement[]> {
  return (await patient.call('GET', `/api/pens/${id}/movements`)).json<{ data: PenMovement[] }>().data;
}

export const tryApply = (patient: Patient, penId: string, input: object = {}) =>
  patient.call('POST', '/api/applications', {
    payload: { penId, doseMg: 1, applicationSite: 'abdomen', ...input },
  });

const MEANT = {
  confirmEarly: true,
  confirmExpired: true,
  confirmLot: true,
  confirmHeld: true,
  confirmDose: true,
  confirmSwitch: true,
};

/** A dose that nothing stands in the way of. */
export async function apply(patient: Patient, penId: string, input: object = {}): Promise<Application> {
  const reply = await tryApply(patient, penId, { ...MEANT, ...input });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Application }>().data;
}
