import { ESTIMATED_OPENING } from '@leveza/domain/pens/ledger.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPen } from '../../../testing/pens.ts';
import { openPens, serve } from '../testing/open-pens.tsx';

const line = { id: null, mg: 0, remainingMg: 2, reason: null };
const NOON = '2026-11-19T15:00:00.000Z';

test('a purchase and an estimated opening have a day, and no hour that was never said', async () => {
  const pen = aPen();
  const shelf = serve([pen]);
  shelf.movements = [
    { ...line, kind: 'application', mg: -0.25, happenedAt: '2026-11-19T21:02:00.000Z' },
    { ...line, kind: 'opening', happenedAt: NOON, reason: ESTIMATED_OPENING },
    { ...line, kind: 'purchase', mg: 2, happenedAt: NOON },
  ];
  openPens(`?pen=${pen.id}&open=details`);
  const ledger = await screen.findByRole('list', { name: 'Movimentações' });
  const lines = within(ledger).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('19/11/2026 às 18:02');
  expect(lines[1]).toHaveTextContent(/^Abertura19\/11\/2026Ficaram/);
  expect(lines[2]).toHaveTextContent(/^Compra\+2.mg19\/11\/2026Ficaram/);
});
