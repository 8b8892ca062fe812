import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from './testing/render-shell.tsx';

const loss = () => screen.getByText('Perda Total').nextElementSibling;

test('the private level covers the loss until it is asked for', async () => {
  const { user } = await renderShell({
    patient: { areFiguresCovered: true },
    headline: { totalLossKg: 8.5 },
  });
  await screen.findByText('•••');
  expect(loss()).not.toHaveTextContent('8,5');
  await user.click(screen.getByRole('button', { name: 'Mostrar números' }));
  expect(loss()).toHaveTextContent('8,5 kg');
  await user.click(screen.getByRole('button', { name: 'Ocultar números' }));
  expect(loss()).toHaveTextContent('•••');
  expect(localStorage).toHaveLength(0);
});

test('the other levels have nothing to uncover', async () => {
  await renderShell({ headline: { totalLossKg: 8.5 } });
  expect(await screen.findByText(/8,5/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mostrar números' })).not.toBeInTheDocument();
});
