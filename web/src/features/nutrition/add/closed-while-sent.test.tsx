import { addMeal, type Meal } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aMeal, aMealFood } from '../testing/samples.ts';

const LUNCH = '?open=add&slot=Almo%C3%A7o';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const ASKED = 'Descartar o que você digitou?';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A banana that was sent over a slow line. */
async function sendBanana() {
  serve();
  const keys: (string | null)[] = [];
  const line = Promise.withResolvers<Meal | Problem>();
  answer(addMeal, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    const outcome = await line.promise;
    return outcome instanceof Problem ? outcome : { data: outcome };
  });
  const opened = openNutrition(LUNCH);
  await screen.findByRole('list', { name: 'Alimentos' });
  fireEvent.change(screen.getByLabelText('Buscar alimento', { selector: 'input' }), {
    target: { value: 'banana prata' },
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
  await opened.user.click(await button('Adicionar 1 alimento'));
  await waitFor(() => expect(keys).toHaveLength(1));
  return { ...opened, keys, speak: line.resolve };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const RECORDED = aMeal({ name: 'Almoço', time: '12:30', foods: [aMealFood()] });

test('foods that were sent close without a question, and their answer is told once', async () => {
  const { user, keys, speak } = await sendBanana();
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.queryByText(ASKED)).toBeNull();
  speak(RECORDED);
  expect(await screen.findByText('Almoço: 1 alimento')).toBeVisible();
  expect(await button('Desfazer')).toBeVisible();
  expect(keys).toHaveLength(1);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('opened again before the answer, they are still being sent, and close with it', async () => {
  const { user, keys, speak, router } = await sendBanana();
  await user.keyboard('{Escape}');
  await gone();
  router.history.push(`/nutrition${LUNCH}`);
  await user.click(await button(/Adicionando/));
  // Above the list or in it, by the hour: a banana is offered first in the early morning.
  expect(screen.getByRole('button', { name: /^Banana-prata/, pressed: true })).toBeVisible();
  expect(screen.queryByText(/O que você tinha escolhido/)).toBeNull();
  speak(RECORDED);
  await gone();
  expect(await screen.findByText('Almoço: 1 alimento')).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('foods that fail after they were closed say so, and are there again with their key', async () => {
  const { user, keys, speak, router } = await sendBanana();
  await user.keyboard('{Escape}');
  await gone();
  speak(new Problem('database-unavailable'));
  expect(
    await screen.findByText(
      /^Não foi possível salvar: .* O que você escreveu está guardado neste aparelho\.$/,
    ),
  ).toBeVisible();
  router.history.push(`/nutrition${LUNCH}`);
  await user.click(await button('Adicionar 1 alimento'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('a food chosen after the press is asked about', async () => {
  const { user, speak } = await sendBanana();
  await user.click(await button('Aumentar quantidade'));
  await user.keyboard('{Escape}');
  expect(await screen.findByText(ASKED)).toBeVisible();
  speak(RECORDED);
});
