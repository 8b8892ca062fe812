import { addFood, lookUpFoodBarcode } from '@leveza/contract/nutrition/foods.ts';
import { addMeal, addMealFood } from '@leveza/contract/nutrition/meals.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aFood, aMeal, aMealFood } from '../testing/samples.ts';

const LUNCH = '?open=add&slot=Almo%C3%A7o';
const hangs = () => Promise.withResolvers<never>().promise;
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } });

let keys: (string | null)[] = [];
beforeEach(() => {
  keys = [];
  sessionStorage.clear();
  localStorage.clear();
});
const sent = (count: number) => vi.waitFor(() => expect(keys).toHaveLength(count));
const hear = (request: Request) => keys.push(request.headers.get('idempotency-key'));

/** Chooses a banana, and presses. */
async function addBanana(search: string) {
  const { user } = openNutrition(search);
  await screen.findByRole('list', { name: 'Alimentos' });
  type('Buscar alimento', 'banana prata');
  await user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
  await user.click(await screen.findByRole('button', { name: 'Adicionar 1 alimento' }));
}

test('foods whose answer a reload lost come back, and are sent again as the same meal', async () => {
  serve();
  const times: string[] = [];
  answer(addMeal, ({ body }, request) => {
    hear(request);
    times.push(body.time);
    return hangs();
  });
  await addBanana(LUNCH);
  await sent(1);
  cleanup();

  // It had arrived: the day shows the meal by now.
  serve({ day: { meals: [aMeal({ name: 'Almoço', time: '12:30' })], slots: [] } });
  answer(addMeal, ({ body }, request) => {
    hear(request);
    times.push(body.time);
    return { data: aMeal({ ...body, foods: [aMealFood()] }) };
  });
  const { user } = openNutrition(LUNCH);
  expect(await screen.findByText('O que você tinha escolhido está aqui. Confira e adicione.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Escolhidos' })).toHaveTextContent('Banana-prata');
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
  await sent(2);
  expect(keys[1]).toBe(keys[0]);
  expect(times[1]).toBe(times[0]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('foods for a meal that stands already are added to it once', async () => {
  const meal = aMeal({ foods: [] });
  const load = () => {
    cleanup();
    serve({ day: { meals: [meal] } });
    answer(addMealFood, (_, request) => {
      hear(request);
      return hangs();
    });
  };
  load();
  await addBanana(`?open=add&item=${meal.id}`);
  await sent(1);
  load();
  const { user } = openNutrition(`?open=add&item=${meal.id}`);
  await user.click(await screen.findByRole('button', { name: 'Adicionar 1 alimento' }));
  await sent(2);
  expect(keys[1]).toBe(keys[0]);
});

test('foods that were given up do not come back', async () => {
  serve();
  const { user } = openNutrition(LUNCH);
  await screen.findByRole('list', { name: 'Alimentos' });
  type('Buscar alimento', 'banana prata');
  await user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a food found by its barcode is kept once, however often the page is loaded', async () => {
  const { id: _, benefits: _b, ...food } = aFood({ name: 'Iogurte X' });
  const found = { ...food, ean: '7896004703398', isDrink: false };
  for (let load = 1; load <= 2; load += 1) {
    cleanup();
    serve();
    answer(lookUpFoodBarcode, () => ({ data: { food: null, found, attribution: null, licence: null } }));
    answer(addFood, (_sent, request) => {
      hear(request);
      return hangs();
    });
    const { user } = openNutrition(`${LUNCH}&step=barcode`);
    await screen.findByRole('dialog', { name: 'Ler código de barras' });
    type('Código de barras (EAN)', found.ean);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await user.click(await screen.findByRole('button', { name: 'Usar este alimento' }));
    await sent(load);
  }
  expect(keys[1]).toBe(keys[0]);
});
