import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readMealText } from '@leveza/contract/nutrition/day.ts';
import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aFood } from '../testing/samples.ts';

const TEXT = '?open=add&slot=Almo%C3%A7o&step=text';
const WRITTEN = 'um prato daquele cuscuz da vó';

function offer(more: { needsAiConsent?: boolean; aiSearchesLeftToday?: number } = {}) {
  answer(readSearchOptions, () => ({
    data: { isAiConfigured: true, needsAiConsent: false, aiSearchesLeftToday: 5, ...more },
  }));
}

async function write() {
  const opened = openNutrition(TEXT);
  await screen.findByRole('dialog', { name: 'Escrever o que comi' });
  const field = screen.getByLabelText('O que você comeu?', { selector: 'textarea' });
  fireEvent.change(field, { target: { value: WRITTEN } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ler alimentos' })).toBeEnabled());
  await opened.user.click(screen.getByRole('button', { name: 'Ler alimentos' }));
  return opened;
}

test('consent is given once, only the text is sent, and the doubtful food is not ticked', async () => {
  serve();
  offer({ needsAiConsent: true });
  const sent: unknown[] = [];
  answer(giveConsent, ({ body }) => {
    sent.push(body);
    return { data: { ...body, givenAt: new Date().toISOString() } };
  });
  answer(readMealText, ({ body }) => {
    sent.push(body);
    const food = aFood({ name: 'Cuscuz da vó' });
    return {
      data: [
        { words: 'cuscuz da vó', food, quantity: 1, grams: null, isCertain: false },
        { words: 'prato', food: null, quantity: 1, grams: null, isCertain: false },
      ],
    };
  });
  const { user } = await write();
  await user.click(await screen.findByRole('button', { name: 'Autorizar e ler com IA' }));
  const read = await screen.findByRole('list', { name: 'Alimentos lidos' });
  expect(within(read).getByRole('button', { name: /^Cuscuz da vó/, pressed: false })).toBeVisible();
  expect(await screen.findByText('Não reconhecemos “prato”')).toBeVisible();
  expect(sent).toEqual([{ purpose: 'ai', version: CONSENT_VERSION }, { text: WRITTEN }]);
});

test.each<[ProblemCode, RegExp]>([
  ['ai-too-slow', /demorou/],
  ['ai-empty', /vazia/],
])('%s is said in words, and the text is still there', async (code, sentence) => {
  serve();
  offer();
  answer(readMealText, () => new Problem(code));
  const { user } = await write();
  await user.click(await screen.findByRole('button', { name: 'Ler com IA' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('O que você comeu?', { selector: 'textarea' })).toHaveValue(WRITTEN);
});

test('a day without readings left says when there are more', async () => {
  serve();
  offer({ aiSearchesLeftToday: 0 });
  await write();
  expect(await screen.findByText(/Amanhã você pode usar de novo/)).toBeVisible();
});
