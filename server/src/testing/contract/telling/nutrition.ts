import type { Patient } from '../../test-app.ts';
import { dayFromToday } from '../../day.ts';
import { openBox, someProduct } from '../../shelf.ts';
import { createdId } from '../examples.ts';
import type { Telling } from './telling.ts';

const SHAKE = { name: 'Vitamina de banana', isDrink: true, servingGrams: 200, calories: 150, protein: 6 };
const WHEY = { foodId: 'mem-whey-isolado', servingsPerUnit: 1 };

/** A supplement with a use of today; each example has its own, as all are prepared before the first is tried. */
async function taken(owner: Patient, search: string): Promise<string> {
  const productId = await someProduct(owner, search);
  const { id } = await openBox(owner, 10, { productId, unitType: 'sachets' });
  await owner.call('POST', '/api/usage', {
    payload: { inventoryId: id, quantityUsed: 1, confirmOften: true },
  });
  return productId;
}

const count = (owner: Patient, productId: string, payload: object) =>
  owner.call('PUT', `/api/nutrition/supplements/${productId}`, { payload });

export const NUTRITION: Telling[] = [
  {
    what: 'an own drink of today, which a supplement counts as',
    name: 'changeFood',
    example: async (owner) => {
      const id = await createdId(owner, '/api/foods', SHAKE);
      const meal = { day: dayFromToday(0), name: 'Ceia', time: '00:00', foods: [{ foodId: id }] };
      await owner.call('POST', '/api/meals', { payload: meal });
      await count(owner, await taken(owner, 'colágeno'), { foodId: id });
      return {
        params: { id },
        body: { ...SHAKE, name: 'Vitamina de mamão', servingGrams: 300, alsoPast: true },
      };
    },
  },
  {
    what: 'a supplement taken today',
    name: 'countSupplement',
    example: async (owner) => ({ params: { productId: await taken(owner, 'creatina') }, body: WHEY }),
  },
  {
    what: 'a supplement taken today',
    name: 'stopCountingSupplement',
    example: async (owner) => {
      const productId = await taken(owner, 'whey');
      await count(owner, productId, WHEY);
      return { params: { productId } };
    },
  },
];
