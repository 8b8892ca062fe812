import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../../testing/public-page.tsx';
import { URGENCY_TITLE } from './follow-up/urgency-words.ts';
import { SignsPage } from './SignsPage.tsx';

test('the signs are there without a session and without any call, with whom to call', async () => {
  const { screen, user } = await renderPublicPage(SignsPage);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 1, name: 'Sinais de alerta' })).toBeVisible();
  for (const name of [URGENCY_TITLE.emergency, 'Ainda hoje ou nos próximos dias']) {
    expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  // An emergency is read without a tap; the others behind one line that counts them.
  expect(page.getByText('Ligue 192 (SAMU) agora. Chame alguém para ficar com você.')).toBeVisible();
  expect(page.getByText(/tome agora 15 g de açúcar/)).not.toBeVisible();
  await user.click(page.getByText(/^Ver os 11 sinais, 7 deles para ainda hoje$/));
  expect(page.getByText(/tome agora 15 g de açúcar/)).toBeVisible();
  expect(page.getByRole('heading', { level: 4, name: 'Coração acelerado em repouso' })).toBeVisible();
  expect(page.getAllByText('Fontes')).toHaveLength(1);
  expect(page.getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  expect(page.getByRole('link', { name: 'Ligar 188 (CVV)' })).toHaveAttribute('href', 'tel:188');
});
