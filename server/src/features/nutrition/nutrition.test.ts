import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { HOUR_IN_THE_FUTURE, IN_THE_FUTURE } from '@leveza/domain/time/moment.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { listFoods } from '@leveza/contract/nutrition/foods.ts';
import type { NutritionDay, NutritionWeek } from '@leveza/contract/nutrition/day.ts';
import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
  ana = await house.patient();
});

const EGG = 'taco-488';
const COFFEE = 'taco-471';
const WHEY = 'mem-whey-isolado';

async function ask<T>(url: string, patient = ana): Promise<T> {
  const reply = await patient.call('GET', `/api${url}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}

interface Sent<T> {
  status: number;
  data: T;
  error?: { fields?: object; code: string };
}

async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: object = {},
  patient = ana,
): Promise<Sent<T>> {
  const reply = await patient.call(method, `/api${url}`, { payload });
  return {
    status: reply.statusCode,
    ...reply.json<Omit<Sent<T>, 'status'>>(),
  };
}

const addMeal = (day: string, foods: object[], more: object = {}, patient = ana) =>
  send<Meal>('POST', '/meals', { day, name: 'Almoço', time: '12:30', foods, ...more }, patient);
const dayOf = async (day: string, patient = ana) =>
  (await ask<{ data: NutritionDay }>(`/nutrition/day?day=${day}`, patient)).data;

describe('meals', () => {
  test('a meal eaten three times at about this hour is offered, and one eaten twice is not', async () => {
    const bia = await house.patient('Bia');
    const { time } = wallClock(DEFAULT_ZONE, new Date());
    for (const back of [-1, -2, -3])
      await addMeal(dayFromToday(back), [{ foodId: EGG, quantity: 1 }], { name: 'Lanche', time }, bia);
    for (const back of [-1, -2])
      await addMeal(dayFromToday(back), [{ foodId: COFFEE, quantity: 1 }], { name: 'Café', time }, bia);
    const { usualMeals } = await dayOf(dayFromToday(0), bia);
    expect(usualMeals.map(({ timesEaten, foods }) => [timesEaten, foods.map(({ name }) => name)])).toEqual([
      [3, ['Ovo cozido']],
    ]);
  });

  test('carry totals of their foods, and unknown parts stay unknown', async () => {
    const day = dayFromToday(-2);
    const { status, data } = await addMeal(day, [
      { foodId: EGG, quantity: 2 },
      { foodId: COFFEE, grams: 100 },
    ]);
    expect(status).toBe(201);
    expect(data.foods.map(({ name, quantity, grams }) => [name, quantity, grams])).toEqual([
      ['Ovo cozido', 2, null],
      ['Café sem açúcar', 2, 100],
    ]);
    expect(data.totals.sugar).toBeNull();
    expect(data.incomplete).toContain('sugar');
    const listed = await ask<{ data: Meal[]; totals: Meal['totals'] }>(`/meals?day=${day}`);
    expect(listed.data).toEqual([data]);
    expect(listed.totals).toEqual(data.totals);
  });

  test.each([
    ['a quarter of a serving', { quantity: 0.25 }, 'quantity'],
    ['no serving', { quantity: 0 }, 'quantity'],
    ['too many grams', { grams: 90_000 }, 'grams'],
  ])('%s is refused at its field', async (_, portion, field) => {
    const { data } = await addMeal(dayFromToday(-3), []);
    const { status, error } = await send('POST', `/meals/${data.id}/foods`, { foodId: EGG, ...portion });
    expect(status).toBe(422);
    expect(Object.keys(error!.fields!)).toEqual([field]);
  });

  test('tomorrow is refused, another patient’s food is not found', async () => {
    expect((await addMeal(dayFromToday(1), [])).status).toBe(422);
    const bia = await house.patient();
    const { data } = await send<{ id: string }>('POST', '/foods', { name: 'Bolo da Bia' }, bia);
    expect((await addMeal(dayFromToday(0), [{ foodId: data.id }], { time: '00:00' })).status).toBe(404);
  });

  test('are renamed, moved in time, deleted and put back; one food too', async () => {
    const day = dayFromToday(-4);
    const { data } = await addMeal(day, [{ foodId: EGG }, { foodId: 'taco-182' }]);
    await addMeal(day, [{ foodId: COFFEE }], { name: 'Café', time: '08:00' });
    const { data: moved } = await send<Meal>('PUT', `/meals/${data.id}`, { name: 'Ceia', time: '07:30' });
    expect([moved.name, moved.time]).toEqual(['Ceia', '07:30']);
    expect((await dayOf(day)).meals.map(({ name }) => name)).toEqual(['Ceia', 'Café']);
    const [egg] = data.foods;
    const { data: without } = await send<Meal>('DELETE', `/meals/${data.id}/foods/${egg!.id}`);
    expect(without.foods.map(({ name }) => name)).toEqual(['Banana-prata']);
    const { data: back } = await send<Meal>('POST', `/meals/${data.id}/foods/${egg!.id}/restore`);
    expect(back.totals).toEqual(data.totals);
    await send('DELETE', `/meals/${data.id}`);
    expect((await dayOf(day)).meals).toHaveLength(1);
    await send('POST', `/meals/${data.id}/restore`);
    expect((await dayOf(day)).meals).toHaveLength(2);
  });

  describe('at ten in the morning', () => {
    const today = dayFromToday(0);
    const atTen = async <T>(carryOut: () => Promise<T>): Promise<T> => {
      vi.useFakeTimers({ toFake: ['Date'], now: instantAt(today, '10:00', DEFAULT_ZONE) });
      try {
        return await carryOut();
      } finally {
        vi.useRealTimers();
      }
    };
    const add = (time: string) => atTen(() => addMeal(today, [{ foodId: EGG }], { time }));

    test('a meal of tonight is refused at its time, a clock two minutes fast counts as now', async () => {
      expect(await add('19:30')).toMatchObject({
        status: 422,
        error: { fields: { time: HOUR_IN_THE_FUTURE } },
      });
      expect(await add('10:02')).toMatchObject({ status: 201, data: { day: today, time: '10:00' } });
      expect(await add('10:03')).toMatchObject({ status: 422 });
    });

    test('no meal is moved to tonight, and its name may change at any hour', async () => {
      const { data } = await add('08:00');
      const change = (to: object) => atTen(() => send<Meal>('PUT', `/meals/${data.id}`, to));
      expect(await change({ time: '19:30' })).toMatchObject({
        error: { fields: { time: HOUR_IN_THE_FUTURE } },
      });
      expect(await change({ day: dayFromToday(1) })).toMatchObject({
        error: { fields: { day: IN_THE_FUTURE } },
      });
      const { data: dinner } = await addMeal(dayFromToday(-1), [{ foodId: EGG }], { time: '19:30' });
      const moved = await atTen(() => send('PUT', `/meals/${dinner.id}`, { day: today }));
      expect(moved).toMatchObject({ error: { fields: { time: HOUR_IN_THE_FUTURE } } });
      expect(await change({ name: 'Desjejum' })).toMatchObject({ status: 200, data: { time: '08:00' } });
    });

    test('a copied dinner was eaten now; with its day, only meals whose hour has come are copied', async () => {
      const bia = await house.patient('Bia');
      const yesterday = dayFromToday(-1);
      const canCopy = async (day: string) => (await dayOf(day, bia)).canCopyYesterday;
      const copyDay = () =>
        atTen(() => send<Meal[]>('POST', '/meals/copy-day', { from: yesterday, to: today }, bia));
      const { data } = await addMeal(yesterday, [{ foodId: EGG }], { name: 'Jantar', time: '19:30' }, bia);
      const copy = (to: object) => atTen(() => send<Meal>('POST', `/meals/${data.id}/copy`, to, bia));
      const { status, data: again } = await copy({ day: today });
      expect([status, again.day, again.time]).toEqual([201, today, '10:00']);
      await send('DELETE', `/meals/${again.id}`, undefined, bia);
      expect(await copy({ day: today, time: '20:00' })).toMatchObject({
        error: { fields: { time: HOUR_IN_THE_FUTURE } },
      });
      expect(await copyDay()).toMatchObject({
        error: { code: 'no-meals-to-copy', message: expect.stringContaining('mais tarde') },
      });
      await addMeal(yesterday, [{ foodId: COFFEE }], { name: 'Café', time: '08:00' }, bia);
      // Sent again at ten, it was pressed at seven.
      const sentAgain = await atTen(() =>
        bia.call('POST', '/api/meals/copy-day', {
          payload: { from: yesterday, to: today },
          headers: { [PRESSED_AGO]: String(3 * 3600) },
        }),
      );
      expect(sentAgain.json()).toMatchObject({ error: { message: expect.stringContaining('mais tarde') } });
      expect(await copyDay()).toMatchObject({ data: [{ time: '08:00' }], later: 1 });
      // The dinner is still missing: the offer stays, and nothing is copied twice.
      expect(await canCopy(today)).toBe(true);
      expect(await copyDay()).toMatchObject({ error: { message: expect.stringContaining('mais tarde') } });
      await copy({ day: today });
      expect(await canCopy(today)).toBe(false);
      expect(await copyDay()).toMatchObject({ error: { message: expect.stringContaining('já estão') } });
    });
  });

  test('copied, alone or with their day, keep their totals', async () => {
    const [from, to] = [dayFromToday(-6), dayFromToday(-5)];
    const { data } = await addMeal(from, [{ foodId: EGG, quantity: 1.5 }, { foodId: COFFEE }]);
    const { data: copy } = await send<Meal>('POST', `/meals/${data.id}/copy`, { day: to });
    expect([copy.day, copy.totals]).toEqual([to, data.totals]);
    await send('DELETE', `/meals/${copy.id}`);
    const { status, data: copies } = await send<Meal[]>('POST', '/meals/copy-day', { from, to });
    expect([status, copies.map(({ totals }) => totals)]).toEqual([201, [data.totals]]);
    expect((await dayOf(to)).totals).toEqual((await dayOf(from)).totals);
    const { error } = await send('POST', '/meals/copy-day', { from: '2020-01-01', to });
    expect(error!.code).toBe('no-meals-to-copy');
  });
});

const search = async (words: string, patient = ana) =>
  (await ask<Reply<typeof listFoods>>(`/foods?search=${encodeURIComponent(words)}`, patient)).data;

describe('foods', () => {
  test('are found with slips, own ones too, and null is not 0', async () => {
    expect((await search('pao de quejo'))[0]).toMatchObject({
      name: 'Pão de queijo assado',
      sugar: null,
      source: 'taco',
    });
    await send('POST', '/foods', { name: 'Cuscuz da vovó', calories: '120,5' });
    expect((await search('cuscuz da vo'))[0]).toMatchObject({
      calories: 120.5,
      protein: null,
      source: 'own',
    });
  });

  test('a recipe is counted by its ingredients and servings', async () => {
    const { data } = await send<{ id: string; calories: number; recipe: { servings: number } }>(
      'POST',
      '/foods',
      {
        name: 'Omelete da casa',
        serving: '1 pedaço',
        servings: 2,
        ingredients: [{ foodId: EGG, quantity: 3 }],
      },
    );
    const [egg] = await search('ovo cozido');
    expect(data.calories).toBeCloseTo((egg!.calories! * 3) / 2, 1);
    expect(data.recipe.servings).toBe(2);
  });

  test('a drink says its ml, or it would count as none', async () => {
    const tea = { name: 'Chá da casa', isDrink: true };
    const { status, error } = await send('POST', '/foods', tea);
    expect(status).toBe(422);
    expect(error?.fields).toEqual({
      servingGrams: 'Informe os ml da porção, para a bebida contar nos líquidos.',
    });
    const { data } = await send<{ drinkMl: number }>('POST', '/foods', { ...tea, servingGrams: 200 });
    expect(data.drinkMl).toBe(200);
  });

  test('a corrected label changes past meals only if that is said', async () => {
    const input = { name: 'Barra caseira', servingGrams: 50, calories: 100 };
    const { data: food } = await send<{ id: string }>('POST', '/foods', input);
    const { data: meal } = await addMeal(dayFromToday(-8), [{ foodId: food.id, grams: 100 }]);
    const calories = async () =>
      (await dayOf(dayFromToday(-8))).meals.find(({ id }) => id === meal.id)!.totals.calories;
    await send('PUT', `/foods/${food.id}`, { ...input, calories: 150 });
    expect(await calories()).toBe(200);
    await send('PUT', `/foods/${food.id}`, { ...input, calories: 150, alsoPast: true });
    expect(await calories()).toBe(300);
  });

  test('of an allergy mark a recipe that holds them, in a meal and in the usual one as well', async () => {
    const bia = await house.patient();
    await send('PUT', '/users/profile', { allergies: 'ovo' }, bia);
    const dough = { name: 'Massa da casa', ingredients: [{ foodId: EGG }] };
    const { data: inner } = await send<{ id: string }>('POST', '/foods', dough, bia);
    const roll = { name: 'Enroladinho', ingredients: [{ foodId: inner.id }] };
    const { data: outer } = await send<{ id: string }>('POST', '/foods', roll, bia);
    const { time } = wallClock(DEFAULT_ZONE, new Date());
    for (const back of [-1, -2, -3])
      await addMeal(dayFromToday(back), [{ foodId: outer.id }], { name: 'Lanche', time }, bia);
    const marked = expect.objectContaining({ allergy: expect.stringContaining('alergia a ovo') });
    expect((await dayOf(dayFromToday(-1), bia)).meals[0]!.foods).toEqual([marked]);
    expect((await dayOf(dayFromToday(0), bia)).usualMeals).toEqual([
      expect.objectContaining({ foods: [marked] }),
    ]);
  });

  test('of an allergy in the profile are marked, and favourites come first', async () => {
    const bia = await house.patient();
    await send('PUT', '/users/profile', { allergies: 'ovo' }, bia);
    expect((await search('ovo cozido', bia))[0]!.allergy).toContain('alergia a ovo');
    await send('PUT', '/foods/taco-239/favourite', { isFavourite: true }, bia);
    const { data } = await ask<Reply<typeof listFoods>>('/foods?mine=true', bia);
    expect(data.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([['taco-239', true]]);
  });
});

describe('the day', () => {
  test('a drink that comes back keeps its moment, which is never in the future', async () => {
    const bia = await house.patient('Bia');
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const drink = { ml: 300, drink: 'tea', day: dayFromToday(-1) };
    const back = await send<{ entries: object[] }>('POST', '/water', { ...drink, at }, bia);
    expect(back.data.entries).toMatchObject([{ ml: 300, drink: 'tea', at }]);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    expect(await send('POST', '/water', { ...drink, at: later }, bia)).toMatchObject({
      status: 422,
      error: { fields: { at: expect.any(String) } },
    });
  });

  test('counts drinks of meals as water, and a supplement once', async () => {
    const bia = await house.patient();
    const today = dayFromToday(0);
    await addMeal(today, [{ foodId: COFFEE, quantity: 2 }], { time: '00:00' }, bia);
    await send('POST', '/water', { ml: 500 }, bia);
    const productId = await someProduct(bia, 'whey');
    const box = await openBox(bia, 10, { productId, unitType: 'sachets' });
    await send('PUT', `/nutrition/supplements/${productId}`, { foodId: WHEY, servingsPerUnit: 1 }, bia);
    await send('POST', '/usage', { inventoryId: box.id, quantityUsed: 1 }, bia);
    const day = await dayOf(today, bia);
    expect(day.water).toMatchObject({ ml: 600, fromMeals: 100 });
    expect(day.supplements.map(({ foodName, quantity }) => [foodName, quantity])).toEqual([
      ['Whey protein isolado (pó)', 1],
    ]);
    const { protein } = day.totals;
    await addMeal(today, [{ foodId: WHEY }], { time: '00:00' }, bia);
    const both = await dayOf(today, bia);
    expect(both.supplements).toEqual([]);
    expect(both.totals.protein).toBeCloseTo(protein!, 1);
  });

  test('its default meals give way to recorded ones, and the patient may change them', async () => {
    const bia = await house.patient();
    const today = dayFromToday(0);
    await addMeal(today, [{ foodId: EGG }], { name: 'Jantar', time: '00:00' }, bia);
    expect((await dayOf(today, bia)).slots.map(({ name }) => name)).toEqual([
      'Café da Manhã',
      'Lanche da Manhã',
      'Almoço',
      'Lanche da Tarde',
    ]);
    await send('PUT', '/nutrition/slots', { slots: [{ name: 'Desjejum', time: '07:00' }] }, bia);
    expect((await dayOf(today, bia)).slots).toEqual([{ name: 'Desjejum', time: '07:00' }]);
  });

  test('goals are defaults until the profile suffices, then computed, then the patient’s own', async () => {
    const bia = await house.patient();
    const goals = async () => (await dayOf(dayFromToday(0), bia)).goals;
    expect(await goals()).toMatchObject({ calories: 1800, protein: 120, carbs: 180, fat: 60 });
    await send(
      'PUT',
      '/users/profile',
      { height: 165, initialWeight: 90, gender: 'F', birthDate: '1986-01-01' },
      bia,
    );
    expect(await goals()).toMatchObject({ protein: 88, missing: [] });
    await send('PUT', '/nutrition/goals', { protein: 100, byNutritionist: ['protein', 'fat'] }, bia);
    const { details, protein } = await goals();
    expect([protein, details.protein.origin, details.fat.origin]).toEqual([100, 'nutritionist', 'computed']);
    await send('PUT', '/nutrition/goals', { protein: null, hasKidneyDisease: true }, bia);
    expect(await goals()).toMatchObject({ protein: 59, hasKidneyDisease: true });
  });

  test('three recorded days of little give one notice, and foods suit what was felt', async () => {
    const bia = await house.patient();
    for (const ago of [3, 2, 1]) await addMeal(dayFromToday(-ago), [{ foodId: 'taco-182' }], {}, bia);
    await send('POST', '/side-effects', { effectType: 'constipation', intensity: 3 }, bia);
    const { notices, suggestions } = await dayOf(dayFromToday(0), bia);
    expect(notices.map(({ key }) => key)).toEqual(['low-energy']);
    expect(suggestions.map(({ suits }) => suits)).toEqual(['constipation']);
    expect((await dayOf(dayFromToday(-1), bia)).notices).toEqual([]);
  });

  test('the week’s means leave out today', async () => {
    const bia = await house.patient();
    await addMeal(dayFromToday(0), [{ foodId: EGG }], { time: '00:00' }, bia);
    const { data } = await ask<{ data: NutritionWeek }>('/nutrition/week', bia);
    expect(data.days).toHaveLength(7);
    expect(data.means).toBeNull();
  });

  test('wellbeing keeps what was said before', async () => {
    const day = dayFromToday(0);
    await send('PUT', `/wellbeing/${day}`, { hunger: 0, energy: 3 });
    const { data } = await send('PUT', `/wellbeing/${day}`, { energy: null, satiety: 4 });
    expect(data).toMatchObject({ hunger: 0, energy: null, satiety: 4, cravings: null });
    expect((await send('PUT', `/wellbeing/${day}`, { hunger: 5 })).status).toBe(422);
  });
});
