import { changeFood } from '@leveza/contract/nutrition/foods.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aFood, NO_NUTRIENTS } from '../testing/samples.ts';

const cake = aFood();
const recipe = aFood({
  id: '0d5c1f0e-6f4b-4a8f-9d57-0a52f6c1b102',
  name: 'Panqueca',
  source: 'recipe',
  recipe: {
    servings: 2,
    ingredients: [
      { ...NO_NUTRIENTS, foodId: 'taco-488', name: 'Ovo cozido', quantity: 1, grams: null },
      { ...NO_NUTRIENTS, foodId: null, name: 'Massa antiga', quantity: 1, grams: null },
    ],
  },
});

function change() {
  const sent: unknown[] = [];
  answer(changeFood, ({ body }) => {
    sent.push(body);
    return { data: cake };
  });
  return sent;
}

test('a changed label corrects recorded meals where the patient says so', async () => {
  serve({ mine: [cake] });
  const sent = change();
  const { user } = openNutrition(`?open=food&item=${cake.id}`);
  await user.click(
    await screen.findByRole('checkbox', { name: /Corrigir também as refeições já registradas/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ alsoPast: true })]));
});

test('a recipe names the ingredient that is gone, and leaves the past unless told', async () => {
  serve({ mine: [recipe] });
  const sent = change();
  const { user } = openNutrition(`?open=food&item=${recipe.id}`);
  expect(await screen.findByText('Massa antiga não está mais na sua lista')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar receita' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        alsoPast: false,
        ingredients: [expect.objectContaining({ foodId: 'taco-488' })],
      }),
    ]),
  );
});
