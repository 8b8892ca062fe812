import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inDays } from '../../../testing/boxes.ts';
import { aPen } from '../../../testing/pens.ts';
import { formatDay } from '../../../lib/format.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const OPENED = '2026-01-10T15:00:00.000Z';
const END = formatDay(inDays(30));
const ESTIMATED = { openedAt: OPENED, usableUntil: inDays(30), isOpeningEstimated: true };

test.each([
  [
    'an estimate',
    { purchaseDate: '2026-01-10' },
    'Abertura10/01/2026 (estimada)',
    'Data de compraNão informada',
    `Pode ser usada até${END} (data estimada)`,
  ],
  [
    'a day of purchase typed later',
    { purchaseDate: '2026-01-05' },
    'Abertura10/01/2026 (estimada)',
    'Data de compra05/01/2026',
    `Pode ser usada até${END} (data estimada)`,
  ],
  [
    'an estimate, and a printed date before its end',
    { purchaseDate: '2026-01-10', expiryDate: inDays(30) },
    'Abertura10/01/2026 (estimada)',
    'Data de compraNão informada',
    `Pode ser usada até${END}Conteúdo`,
  ],
  [
    'a day that was typed',
    { purchaseDate: '2026-01-10', isOpeningEstimated: false },
    'Abertura10/01/2026 às 12:00',
    'Data de compra10/01/2026',
    `Pode ser usada até${END}Conteúdo`,
  ],
])('the details of %s', async (_, changes, opened, bought, end) => {
  const pen = aPen({ ...ESTIMATED, ...changes });
  serve([pen]);
  openPens(`?pen=${pen.id}&open=details`);
  await screen.findByRole('list', { name: 'Movimentações' });
  const dialog = screen.getByRole('dialog', { name: 'Ozempic' });
  for (const fact of [opened, bought, end]) expect(dialog).toHaveTextContent(fact);
});

test('the shelf marks an end that follows from an estimate', async () => {
  serve([aPen(ESTIMATED)]);
  openPens('');
  expect(await screen.findByText(/Use até/)).toHaveTextContent(`Use até ${END} (após aberta, data estimada)`);
});
