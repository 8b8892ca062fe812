import { dayFromToday } from '../../day.ts';
import { OZEMPIC_1 } from '../../pens.ts';
import { openBox } from '../../shelf.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { EAN } from '../filled-account.ts';
import { PLAN } from '../plan-examples.ts';
import { hoursAgo, now, type Telling, today } from './telling.ts';

/** One dose, hours after noon, at which the clock of this account stands. */
const TONIGHT = { ...PLAN, scheduledTimes: ['18:00'] };

const PRODUCT = {
  brand: 'Própria',
  mainCategory: 'SUPPLEMENTS',
  subCategory: 'FUNCTIONAL',
  boxQuantity: 30,
};

const newProduct = (owner: Patient, name: string) => createdId(owner, '/api/products', { ...PRODUCT, name });

const plan = (owner: Patient, planned: object) =>
  createdId(owner, '/api/plans', { ...TONIGHT, startDate: today(), ...planned });

/** A supplement that is planned, counts as food and has a box. */
async function plannedBox(owner: Patient, name: string, quantity: number) {
  const productId = await newProduct(owner, name);
  const { id } = await openBox(owner, quantity, { productId, unitType: 'sachets' });
  await plan(owner, { name, productId });
  const payload = { foodId: 'mem-whey-isolado', servingsPerUnit: 1 };
  await owner.call('PUT', `/api/nutrition/supplements/${productId}`, { payload });
  return id;
}

/** Doses of the treatment and of the shelf, in this order: the next dose of all is the one of the example. */
export const SHELF: Telling[] = [
  {
    what: 'the only one, which expires today',
    name: 'addPen',
    example: async () => ({ body: { ...OZEMPIC_1, expiryDate: today() } }),
  },
  {
    what: 'one that ends today',
    name: 'addPrescription',
    example: async () => ({ body: { issuedOn: dayFromToday(-90), product: 'Ozempic 1 mg' } }),
  },
  {
    what: 'one with the barcode that was looked up',
    name: 'createProduct',
    example: async () => ({ body: { ...PRODUCT, name: 'Vitamina da casa', ean: EAN } }),
  },
  {
    what: 'the only doses there are',
    name: 'recordPastApplications',
    example: async () => ({
      body: {
        catalogId: 'ozempic-1',
        medicationName: 'Ozempic',
        entries: [{ datetime: hoursAgo(5 * 24), doseMg: 0.25 }],
        confirmDose: true,
      },
    }),
  },
  {
    what: 'the tablet of tonight, of a medicine that has no box',
    name: 'registerUseElsewhere',
    example: async (owner) => {
      const name = 'Levotiroxina';
      await plan(owner, { medicationType: 'oral_medication', dosageForm: 'tablet', name });
      return { body: { name, unitType: 'tablets', quantityUsed: 1, usedAt: now() } };
    },
  },
  {
    what: 'one whose dose of today comes before all others',
    name: 'addPlan',
    example: async () => ({ body: { ...TONIGHT, scheduledTimes: ['15:00'], startDate: today() } }),
  },
  {
    what: 'the supplement of tonight',
    name: 'registerUse',
    example: async (owner) => ({
      body: { inventoryId: await plannedBox(owner, 'Proteína da manhã', 20), usedAt: now() },
    }),
  },
  {
    what: 'a box whose use of today was the planned dose, and which is of another product',
    name: 'changeItem',
    example: async (owner) => {
      const inventoryId = await plannedBox(owner, 'Proteína da casa', 20);
      await createdId(owner, '/api/usage', { inventoryId, usedAt: now() });
      return {
        params: { id: inventoryId },
        body: { productId: await newProduct(owner, 'Complexo B') },
      };
    },
  },
  {
    what: 'a loss that leaves less than the plan needs',
    name: 'recordMovement',
    example: async (owner) => ({
      params: { id: await plannedBox(owner, 'Proteína da tarde', 20) },
      body: { kind: 'loss', quantity: 17, reason: 'caiu' },
    }),
  },
];
