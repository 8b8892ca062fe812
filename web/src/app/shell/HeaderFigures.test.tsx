import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { whenOf } from './HeaderFigures.tsx';
import { renderShell } from './testing/render-shell.tsx';

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
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

test('a gain stands under a word of its own', async () => {
  await renderShell({ headline: { totalLossKg: -1.2 } });
  expect(await screen.findByText(/\+1,2\skg/)).toBeInTheDocument();
  expect(screen.getByText('Variação Total')).toBeInTheDocument();
  expect(screen.queryByText('Perda Total')).not.toBeInTheDocument();
});

test('a loss that went too far is no figure to lead with, and its word tells nothing of a covered one', async () => {
  const low = { height: 170, initialWeight: 90 };
  const headline = { totalLossKg: 40 };
  const { unmount } = await renderShell({ patient: low, headline });
  expect((await screen.findByText('Peso atual')).nextElementSibling).toHaveTextContent(/^50\skg$/);
  expect(screen.queryByText('Perda Total')).not.toBeInTheDocument();
  expect(screen.queryByText(/40/)).not.toBeInTheDocument();
  unmount();
  await renderShell({ patient: { ...low, areFiguresCovered: true }, headline });
  await screen.findByText('•••');
  expect(screen.queryByText('Peso atual')).not.toBeInTheDocument();
});

test('a loss is in the unit of the patient', async () => {
  await renderShell({ patient: { weightUnit: 'lb' }, headline: { totalLossKg: 8.5 } });
  expect(await screen.findByText(/18,7\slb/)).toBeInTheDocument();
});

test('the next dose says of which medicine it is', async () => {
  const nextDoseAt = new Date(Date.now() + 1000).toISOString();
  await renderShell({ headline: { nextDoseAt, nextDoseName: 'Glifage XR' } });
  expect(await screen.findByText('Glifage XR')).toBeInTheDocument();
});

test.each([
  ['2026-11-15T21:30:00Z', 'America/Sao_Paulo', 'Hoje, 18:30'],
  ['2026-11-16T11:00:00Z', 'America/Sao_Paulo', 'Amanhã, 08:00'],
  ['2026-11-19T11:00:00Z', 'America/Manaus', '19/11, 07:00'],
  ['2026-11-15T10:00:00Z', 'America/Sao_Paulo', 'Hoje, 07:00'],
])('the next dose at %s in %s is %s', (instant, zone, expected) => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(whenOf(instant, { now, zone })).toBe(expected);
});

test.each([
  [0, 60_000, 'Próxima Dose', /^Hoje, \d\d:\d\d$/],
  [-2 * HOUR_MS, -HOUR_MS, 'Dose atrasada', /^(Hoje|Ontem), \d\d:\d\d$/],
  [-4 * DAY_MS, -3 * DAY_MS, 'Dose atrasada', /^\d\d\/\d\d, \d\d:\d\d$/],
])('a dose %i ms from now that is late from %i on is said under %s', async (at, late, label, words) => {
  await renderShell({ headline: { nextDoseAt: fromNow(at), nextDoseLateAt: fromNow(late) } });
  expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent(words);
  expect(screen.getAllByText(/^(Próxima Dose|Dose atrasada)$/)).toHaveLength(1);
});

test.each([
  ['2026-11-15T11:00:00Z', 'Hoje, 08:00'],
  ['2026-11-14T11:00:00Z', 'Ontem, 08:00'],
  ['2026-11-12T11:00:00Z', '12/11, 08:00'],
])('a dose at %s that is over is %s', (instant, expected) => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(whenOf(instant, { now, zone: 'America/Sao_Paulo' })).toBe(expected);
});
