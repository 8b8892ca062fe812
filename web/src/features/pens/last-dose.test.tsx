import { readPenSupply } from '@leveza/contract/supply.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPen, aSealedPen } from '../../testing/pens.ts';
import { answer } from '../../testing/server.ts';
import { openPens, serve } from './testing/open-pens.tsx';

const LAST = { dosesLeft: 1, badge: 'critical' } as const;
const lead = (name = 'Caneta em uso') => screen.findByRole('region', { name });
const bar = () => screen.getByRole('meter').firstElementChild;

test('the last dose of a pen is calm on the lead while another pen waits, and has one colour in the details', async () => {
  serve([aPen(LAST), aSealedPen()], { dosesLeft: 5, doseMg: 1 });
  const { user } = openPens();
  expect(await within(await lead()).findByText('Última dose')).toBeVisible();
  expect(screen.queryByText('Crítico')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Detalhes: Ozempic' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ozempic' });
  expect(within(dialog).getByText('Última dose')).toHaveClass('text-low-ink');
  expect(bar()).toHaveClass('bg-low');
});

test('the last dose at home is critical, on the badge and on the bar', async () => {
  serve([aPen(LAST)], { dosesLeft: 1, doseMg: 1 });
  const { user } = openPens();
  expect(await within(await lead()).findByText('Crítico')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Detalhes: Ozempic' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ozempic' });
  expect(within(dialog).getByText('Crítico')).toBeVisible();
  expect(bar()).toHaveClass('bg-critical');
});

test.each([
  ['of another dose', { dosesLeft: 5, doseMg: 2 }],
  ['of another medicine', { dosesLeft: 5, doseMg: 1, penIds: [] }],
])('doses at home %s do not calm', async (_, supply) => {
  serve([aPen(LAST), aSealedPen()], supply);
  openPens();
  // The answer about the stock draws the badge anew.
  await waitFor(() => expect(screen.getByText('Crítico')).toBeVisible());
  expect(screen.queryByText('Última dose')).toBeNull();
});

test('a pen of one dose that is sealed says so while others wait', async () => {
  const single = { ...LAST, dosesTotal: 1, presentation: 'single-dose-pen' } as const;
  serve([aSealedPen(single), aSealedPen(single)], { dosesLeft: 2, doseMg: 1 });
  openPens();
  expect(await within(await lead('Próxima caneta')).findByText('Lacrada')).toBeVisible();
});

test('no alarm is shown before it is known what else is at home', async () => {
  serve([aPen(LAST), aSealedPen()], { dosesLeft: 1, doseMg: 1 });
  const supply = Promise.withResolvers<never>();
  answer(readPenSupply, () => supply.promise);
  openPens();
  expect(await within(await lead()).findByText('Última dose')).toBeVisible();
  expect(screen.queryByText('Crítico')).toBeNull();
});
