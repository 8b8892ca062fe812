import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OZEMPIC } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const LISTED = { lot: 'MP5C960', product: 'Ozempic', resolution: 'Alerta da Anvisa', ...SOURCED };
const WARNING = 'Este lote está em um alerta da Anvisa';
const UNCHECKED = 'Não foi possível conferir este lote agora.';
const catalog = (counterfeitLots: (typeof LISTED)[]) => ({
  data: [OZEMPIC],
  counterfeitLots,
  version: '2026-11-15',
});
const typeLot = (value: string) =>
  fireEvent.change(screen.getByLabelText('Lote', { selector: 'input' }), { target: { value } });

/** The list of products was read with these lots; the form of one opens by a press. */
async function readBefore(lots: (typeof LISTED)[]) {
  serve([]);
  answer(readGlp1Catalog, () => catalog(lots));
  const { user } = openPens('?add=1');
  const brand = await screen.findByRole('button', { name: 'Ozempic' });
  return {
    open: async () => {
      await user.click(brand);
      await user.click(await screen.findByRole('button', { name: 'Ozempic 1 mg' }));
      await user.click(await screen.findByText('Mais detalhes'));
    },
  };
}

test('a lot that was listed after the catalogue was read warns', async () => {
  const { open } = await readBefore([]);
  answer(readGlp1Catalog, () => catalog([LISTED]));
  await open();
  typeLot('MP5C960');
  expect(await screen.findByText(WARNING)).toBeVisible();
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

test('a lot that could not be checked says so, once the call has failed', async () => {
  const { open } = await readBefore([]);
  const { promise, resolve } = Promise.withResolvers<Problem>();
  answer(readGlp1Catalog, () => promise);
  await open();
  typeLot('LP2');
  expect(screen.queryByText(UNCHECKED)).toBeNull();
  resolve(new Problem('unexpected'));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNCHECKED);
  typeLot('');
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

test('a lot that is known as counterfeit warns although it could not be checked again', async () => {
  const { open } = await readBefore([LISTED]);
  answer(readGlp1Catalog, () => new Problem('unexpected'));
  await open();
  typeLot('LP2');
  await screen.findByText(UNCHECKED);
  typeLot('MP5C960');
  expect(await screen.findByText(WARNING)).toBeVisible();
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});

test('a lot that the server has just checked says nothing', async () => {
  const { open } = await readBefore([LISTED]);
  let calls = 0;
  answer(readGlp1Catalog, () => {
    calls += 1;
    return catalog([]);
  });
  await open();
  typeLot('MP5C960');
  await vi.waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
  expect(calls).toBe(1);
  expect(screen.queryByText(UNCHECKED)).toBeNull();
});
