import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Patient } from '../test-app.ts';
import { dayFromToday } from '../day.ts';
import { addBox } from '../shelf.ts';
import { made, type Example } from './example.ts';

/** A food of the patient's own, with a figure that the label leaves out. */
export const OWN_FOOD = {
  name: 'Pão de fermentação natural',
  category: 'carboidrato',
  serving: '1 fatia',
  servingGrams: 40,
  calories: 98,
  protein: 3.4,
  carbs: '19,5',
  fat: 0.6,
  fiber: 1.2,
  sodium: 190,
};

const EGG = 'taco-488';
const ownFood = made('/api/foods', OWN_FOOD);
const meal = (owner: Patient) =>
  made('/api/meals', {
    day: dayFromToday(0),
    name: 'Ceia',
    time: '00:00',
    foods: [{ foodId: EGG, quantity: 2 }],
  })(owner);

async function entry(owner: Patient): Promise<Example> {
  const { params } = await meal(owner);
  const reply = await owner.call('POST', `/api/meals/${params!.id}/foods`, {
    payload: { foodId: 'taco-182', quantity: 1 },
  });
  return { params: { id: params!.id!, entryId: reply.json<{ added: string[] }>().added[0]! } };
}

async function water(owner: Patient): Promise<Example> {
  const reply = await owner.call('POST', '/api/water', { payload: { ml: 200 } });
  return { params: { id: reply.json<{ added: string }>().added } };
}

/** A box of a supplement that counts as food once it is said. */
async function supplement(owner: Patient): Promise<Example> {
  const { productId } = await addBox(owner, { customName: 'Whey' });
  return { params: { productId } };
}

async function gone(owner: Patient, example: Example, url: string): Promise<Example> {
  await owner.call('DELETE', url, { payload: {} });
  return example;
}

/** The calls about food and drink. */
export const NUTRITION_EXAMPLES = {
  listFoods: async () => ({ query: { search: 'pao de quejo', limit: '5' } }),
  addFood: async () => ({ body: { ...OWN_FOOD, servings: 2, ingredients: [{ foodId: EGG, quantity: 2 }] } }),
  changeFood: async (owner) => ({
    ...(await ownFood(owner)),
    body: { ...OWN_FOOD, calories: 120, alsoPast: true },
  }),
  deleteFood: ownFood,
  restoreFood: async (owner) => {
    const example = await ownFood(owner);
    return gone(owner, example, `/api/foods/${example.params!.id}`);
  },
  markFavouriteFood: async (owner) => ({ ...(await ownFood(owner)), body: { isFavourite: true } }),
  lookUpFoodBarcode: async () => ({ params: { ean: '7891000100103' } }),
  listMeals: async () => ({}),
  addMeal: async () => ({
    body: { day: dayFromToday(0), name: 'Ceia', time: '00:00', foods: [{ foodId: EGG, grams: 75 }] },
  }),
  changeMeal: async (owner) => ({
    ...(await meal(owner)),
    body: { name: 'Jantar leve', time: '20:15', day: dayFromToday(-1) },
  }),
  deleteMeal: meal,
  restoreMeal: async (owner) => {
    const example = await meal(owner);
    return gone(owner, example, `/api/meals/${example.params!.id}`);
  },
  copyMeal: async (owner) => ({ ...(await meal(owner)), body: { day: dayFromToday(-1) } }),
  copyMealDay: async (owner) => {
    await meal(owner);
    return { body: { from: dayFromToday(0), to: dayFromToday(-1) } };
  },
  addMealFood: async (owner) => ({ ...(await meal(owner)), body: { foodId: EGG, quantity: 0.5 } }),
  changeMealFood: async (owner) => ({ ...(await entry(owner)), body: { quantity: 2.5 } }),
  deleteMealFood: entry,
  restoreMealFood: async (owner) => {
    const example = await entry(owner);
    return gone(owner, example, `/api/meals/${example.params!.id}/foods/${example.params!.entryId}`);
  },
  readNutritionDay: async () => ({}),
  readNutritionWeek: async () => ({}),
  changeMealSlots: async () => ({ body: { slots: [{ name: 'Desjejum', time: '07:10' }] } }),
  readFoodsBeforeEffects: async () => ({}),
  readMealText: async (owner) => {
    await owner.call('POST', '/api/consents', { payload: { purpose: 'ai', version: CONSENT_VERSION } });
    return { body: { text: '2 ovos e 1 banana' } };
  },
  readNutritionGoals: async () => ({}),
  changeNutritionGoals: async () => ({
    body: { protein: 101, water: 2300, byNutritionist: ['protein'], hasKidneyDisease: false },
  }),
  readWater: async () => ({}),
  addWater: async () => ({ body: { ml: 210, drink: 'tea' } }),
  deleteWater: water,
  listWellbeing: async () => ({}),
  recordWellbeing: async () => ({ params: { day: dayFromToday(0) }, body: { hunger: 1, energy: 4 } }),
  listSupplementFoods: async () => ({}),
  countSupplement: async (owner) => ({
    ...(await supplement(owner)),
    body: { foodId: 'mem-whey-isolado', servingsPerUnit: 1 },
  }),
  stopCountingSupplement: async (owner) => {
    const example = await supplement(owner);
    const payload = { foodId: 'mem-whey-isolado' };
    await owner.call('PUT', `/api/nutrition/supplements/${example.params!.productId}`, { payload });
    return example;
  },
} satisfies Record<string, (owner: Patient) => Promise<Example>>;
