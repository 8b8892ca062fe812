import { instantAt } from '@leveza/domain/time/instants.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { addBox, openBox } from '../../shelf.ts';
import type { Patient } from '../../test-app.ts';
import { createdId } from '../examples.ts';
import { PLAN } from '../plan-examples.ts';
import { read, type Telling, today } from './telling.ts';

const TODAYS = { ...PLAN, scheduledTimes: ['08:00'] };

/** The dose of today, of a plan that draws on a box. */
async function todaysDose(owner: Patient, productId: string) {
  return {
    planId: await createdId(owner, '/api/plans', { ...TODAYS, productId }),
    plannedAt: instantAt(today(), '08:00', DEFAULT_ZONE).toISOString(),
  };
}

async function newProduct(owner: Patient): Promise<string> {
  const product = { name: 'Complexo B', brand: 'Própria', mainCategory: 'SUPPLEMENTS', boxQuantity: 30 };
  return createdId(owner, '/api/products', { ...product, subCategory: 'FUNCTIONAL' });
}

export const PLANS: Telling[] = [
  {
    what: 'out of a closed box that then has little left',
    name: 'takeDose',
    example: async (owner) => {
      const { productId } = await addBox(owner, {
        productId: await newProduct(owner),
        boxQuantity: 30,
        currentQuantity: 7,
      });
      return { body: { ...(await todaysDose(owner, productId)), openBox: true } };
    },
  },
  {
    what: 'without any box',
    name: 'takeDose',
    example: async (owner) => ({ body: await todaysDose(owner, await newProduct(owner)) }),
  },
  {
    what: 'one out of a box',
    name: 'takeDoseBack',
    example: async (owner) => {
      const { productId } = await openBox(owner, 30, { productId: await newProduct(owner) });
      const payload = await todaysDose(owner, productId);
      const taken = await owner.call('POST', '/api/doses', { payload });
      return { params: { recordId: taken.json<{ data: { recordId: string } }>().data.recordId } };
    },
  },
  {
    what: 'one out of a box with little in it, whose full neighbour left the shelf meanwhile',
    name: 'takeDoseBack',
    example: async (owner) => {
      const productId = await newProduct(owner);
      await openBox(owner, 30, { productId, currentQuantity: 5 });
      const full = await addBox(owner, { productId });
      const payload = await todaysDose(owner, productId);
      const taken = await owner.call('POST', '/api/doses', { payload });
      await owner.call('DELETE', `/api/user-inventory/${full.id}`);
      return { params: { recordId: taken.json<{ data: { recordId: string } }>().data.recordId } };
    },
  },
  {
    what: 'the last application',
    name: 'takeDoseBack',
    example: async (owner) => {
      const [last] = await read<{ id: string }[]>(owner, '/applications');
      return { params: { recordId: last!.id } };
    },
  },
  {
    what: 'one of the treatment that was skipped',
    name: 'takeDoseBack',
    example: async (owner) => {
      const { nextDose } = await read<{ nextDose: { plannedAt: string } }>(owner, '/applications/overview');
      const skip = { plannedAt: nextDose.plannedAt, reason: 'viagem' };
      return { params: { recordId: await createdId(owner, '/api/applications/skips', skip) } };
    },
  },
];
