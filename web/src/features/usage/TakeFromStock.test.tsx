import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { TakeFromStock } from './TakeFromStock.tsx';
import { LOSARTAN } from './testing/samples.ts';
// Loaded with the test, as it is in an app that has been open for a moment.
import './RegisterUseDialog.tsx';

const ASKED = `?open=use&item=${LOSARTAN.id}`;

function serve() {
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: [LOSARTAN], pagination: paginationOf(query, 1) }));
}

test('the box an address names is taken from, and closing leaves the screen as it was', async () => {
  serve();
  const { user, search } = openPage(
    '/medication-store',
    `${ASKED}&sort=name`,
    <TakeFromStock kind="medication" />,
  );
  expect(await screen.findByRole('dialog', { name: 'Tomar Medicamento' })).toBeVisible();
  expect(screen.getByText('Losartana')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(search()).toEqual({ sort: 'name' }));
});

test('a medicine is not taken from the screen of supplements', async () => {
  serve();
  openPage(
    '/supplement-store',
    ASKED,
    <>
      <p>Suplementos</p>
      <TakeFromStock kind="supplement" />
    </>,
  );
  expect(await screen.findByText('Suplementos')).toBeVisible();
  await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow(
    /Unable to find role="dialog"/,
  );
});
