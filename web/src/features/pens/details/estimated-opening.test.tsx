import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPen } from '../../../testing/pens.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const OPENED = '2026-01-10T15:00:00.000Z';
const opening = (reason: string | null) => ({
  id: null,
  kind: 'opening' as const,
  mg: 0,
  remainingMg: 3,
  happenedAt: OPENED,
  reason,
});
const GUESSED = opening('Dia estimado pelas doses');

test.each([
  [
    'an estimate',
    { purchaseDate: '2026-01-10' },
    GUESSED,
    /Abertura10\/01\/2026 \(estimada\)/,
    /Data de compraNão informada/,
  ],
  [
    'an estimate, and an earlier dose',
    { purchaseDate: '2026-01-03', openedAt: '2026-01-03T12:00:00.000Z' },
    GUESSED,
    /Abertura03\/01\/2026 \(estimada\)/,
    /Data de compraNão informada/,
  ],
  [
    'a day of purchase typed later',
    { purchaseDate: '2026-01-05' },
    GUESSED,
    /\(estimada\)/,
    /Data de compra05\/01\/2026/,
  ],
  [
    'the next one of the box, opened later',
    { purchaseDate: '2026-01-10', openedAt: '2026-02-10T15:00:00.000Z' },
    GUESSED,
    /Abertura10\/02\/2026 às 12:00/,
    /Data de compra10\/01\/2026/,
  ],
  [
    'a day that was typed',
    { purchaseDate: '2026-01-10' },
    opening(null),
    /Abertura10\/01\/2026 às 12:00/,
    /Data de compra10\/01\/2026/,
  ],
])('the details of %s', async (_, changes, line, opened, bought) => {
  const pen = aPen({ openedAt: OPENED, ...changes });
  serve([pen]).movements = [line];
  openPens(`?pen=${pen.id}&open=details`);
  await screen.findByRole('list', { name: 'Movimentações' });
  const dialog = screen.getByRole('dialog', { name: 'Ozempic' });
  expect(dialog).toHaveTextContent(opened);
  expect(dialog).toHaveTextContent(bought);
});
