import { dayFromToday } from '../../day.ts';
import { addBox, openBox, someProduct } from '../../shelf.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { now, type Telling } from './telling.ts';

async function usedBox(owner: Patient, quantity: number, input: object = {}) {
  const { id: inventoryId } = await openBox(owner, quantity, input);
  // A plan as needed may speak of the same product, and examples take it more often than that plan allows.
  await createdId(owner, '/api/usage', { inventoryId, usedAt: now(), confirmOften: true });
  return { params: { id: inventoryId } };
}

/** A product without other boxes at home: with them the patient has enough, and nothing is told. */
async function newProduct(owner: Patient) {
  const product = { name: 'Complexo B', brand: 'Própria', mainCategory: 'SUPPLEMENTS', boxQuantity: 30 };
  return { productId: await createdId(owner, '/api/products', { ...product, subCategory: 'FUNCTIONAL' }) };
}

/**
 * One unit more than the fifth of a box, which is told as running out. The dashboard has room for four products: by its
 * date this one comes before the others that run out.
 */
const almostLow = async (owner: Patient) =>
  openBox(owner, 30, { ...(await newProduct(owner)), currentQuantity: 7, expiryDate: dayFromToday(90) });

export const BOXES: Telling[] = [
  {
    what: 'a new insulin',
    name: 'addItem',
    example: async (owner) => ({
      body: { productId: await someProduct(owner), customName: 'Insulina NPH', boxQuantity: 1 },
    }),
  },
  {
    what: 'an insulin from elsewhere',
    name: 'registerUseElsewhere',
    example: async () => ({ body: { name: 'Insulina glargina', unitType: 'ampoules', quantityUsed: 1 } }),
  },
  {
    what: 'a box renamed to a medicine that interacts',
    name: 'changeItem',
    example: async (owner) => ({ ...(await usedBox(owner, 30)), body: { customName: 'Varfarina' } }),
  },
  {
    what: 'a box told of earlier',
    name: 'changeItem',
    example: async (owner) => ({
      ...(await usedBox(owner, 30, await newProduct(owner))),
      body: { lowStockThreshold: 40 },
    }),
  },
  {
    what: 'a box that left the shelf and comes back',
    name: 'restoreItem',
    example: async (owner) => {
      const { id } = await addBox(owner, { customName: 'Sulfato ferroso' });
      await owner.call('DELETE', `/api/user-inventory/${id}`);
      return { params: { id } };
    },
  },
  {
    what: 'an insulin that comes back',
    name: 'restoreItem',
    example: async (owner) => {
      const { id } = await addBox(owner, { customName: 'Insulina regular' });
      await owner.call('DELETE', `/api/user-inventory/${id}`);
      return { params: { id } };
    },
  },
  {
    what: 'a medicine that interacts',
    name: 'deleteItem',
    example: async (owner) => ({
      params: { id: (await addBox(owner, { customName: 'Metoclopramida' })).id },
    }),
  },
  {
    what: 'a box with uses',
    name: 'deleteItem',
    example: (owner) => usedBox(owner, 30),
  },
  {
    what: 'a loss that leaves little',
    name: 'recordMovement',
    example: async (owner) => ({
      params: { id: (await almostLow(owner)).id },
      body: { kind: 'loss', quantity: 3, reason: 'caiu' },
    }),
  },
  {
    what: 'all that is left of a box taken every day',
    name: 'recordMovement',
    example: async (owner) => ({
      // A product of its own, because a plan would speak for it.
      params: {
        id: (
          await openBox(owner, 2, { ...(await newProduct(owner)), frequencyTimes: 1, frequencyPer: 'day' })
        ).id,
      },
      body: { kind: 'loss', quantity: 2, reason: 'caiu' },
    }),
  },
  {
    what: 'the last of a box',
    name: 'registerUse',
    example: async (owner) => ({
      body: {
        inventoryId: (await openBox(owner, 1, await newProduct(owner))).id,
        quantityUsed: 1,
        timeOfDay: 'manhã',
        confirmOften: true,
      },
    }),
  },
  {
    what: 'a dose that opens its box',
    name: 'registerUse',
    example: async (owner) => ({
      body: {
        inventoryId: (await addBox(owner, await newProduct(owner))).id,
        opensBox: true,
        confirmOften: true,
      },
    }),
  },
  {
    what: 'a dose that opened its box, which is closed again',
    name: 'deleteUse',
    example: async (owner) => {
      const { id: inventoryId } = await addBox(owner, await newProduct(owner));
      const id = await createdId(owner, '/api/usage', { inventoryId, opensBox: true, confirmOften: true });
      return { params: { id }, body: { closesBox: true } };
    },
  },
  {
    what: 'a use of a box with little in it, whose full neighbour left the shelf meanwhile',
    name: 'deleteUse',
    example: async (owner) => {
      const product = await newProduct(owner);
      const { id: inventoryId } = await openBox(owner, 30, { ...product, currentQuantity: 5 });
      const full = await addBox(owner, product);
      const id = await createdId(owner, '/api/usage', { inventoryId, confirmOften: true });
      await owner.call('DELETE', `/api/user-inventory/${full.id}`);
      return { params: { id }, body: {} };
    },
  },
  {
    what: 'a use that leaves little, taken back and taken again',
    name: 'restoreUse',
    example: async (owner) => {
      const { id: inventoryId } = await almostLow(owner);
      const id = await createdId(owner, '/api/usage', { inventoryId, confirmOften: true });
      await owner.call('DELETE', `/api/usage/${id}`);
      return { params: { id } };
    },
  },
  {
    what: 'another barcode',
    name: 'createProduct',
    example: async () => ({
      body: {
        name: 'Vitamina nova',
        brand: 'Própria',
        mainCategory: 'SUPPLEMENTS',
        subCategory: 'FUNCTIONAL',
        boxQuantity: 30,
      },
    }),
  },
];
