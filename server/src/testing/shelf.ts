import type { InventoryItem, Movement } from '@leveza/contract/inventory/inventory.ts';
import type { Patient } from './test-app.ts';

/** A shipped product any patient can buy. */
export async function someProduct(patient: Patient, search = 'novalgina 500'): Promise<string> {
  const reply = await patient.call('GET', `/api/products?search=${encodeURIComponent(search)}&limit=1`);
  return reply.json<{ data: { id: string }[] }>().data[0]!.id;
}

/** A box at home; `openedDate` makes it an open one. */
export async function addBox(patient: Patient, input: object = {}): Promise<InventoryItem> {
  const productId = await someProduct(patient);
  const payload = { productId, boxQuantity: 10, unitType: 'tablets', ...input };
  const reply = await patient.call('POST', '/api/user-inventory', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: InventoryItem }>().data;
}

export const openBox = (patient: Patient, quantity: number, input: object = {}) =>
  addBox(patient, { boxQuantity: quantity, openedDate: '2026-01-01', ...input });

export async function readBox(patient: Patient, id: string): Promise<InventoryItem> {
  return (await patient.call('GET', `/api/user-inventory/${id}`)).json<{ data: InventoryItem }>().data;
}

/** The whole ledger of a box, newest first, and its sum. */
export async function ledgerOf(patient: Patient, id: string, on = '') {
  const reply = await patient.call(
    'GET',
    `/api/user-inventory/${id}/movements?limit=100${on && `&on=${on}`}`,
  );
  return reply.json<{ data: Movement[]; quantity: number }>();
}
