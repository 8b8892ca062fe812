import { readToday, type ToTake } from '@leveza/contract/dashboard.ts';
import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box } from '../../../testing/boxes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { aDay } from '../testing/a-dashboard.ts';
import { DailyBoxes } from './DailyBoxes.tsx';

const row = (name: string): ToTake => ({
  id: `${name} 1`,
  number: 1,
  of: 1,
  name,
  dosage: '1 comprimido',
  inventoryId: box().id,
  quantity: 1,
  opensBox: false,
  takenAt: null,
  useId: null,
});

test('a screen without plans names the daily boxes that *Hoje* lists, and no other', async () => {
  const daily = { frequencyTimes: 1, frequencyPer: 'day' as const };
  const expired = { ...daily, id: '90000000-0000-4000-8000-000000000009', customName: 'Vencido' };
  const boxes = [box(daily), box(expired)];
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: boxes, pagination: paginationOf(query, boxes.length) }));
  answer(readToday, () => ({ data: aDay({ toTake: [row('Vitamina D3'), row('Losartana')] }) }));
  openPage('/supplement-usage', '', <DailyBoxes kind="supplement" />);
  expect(await screen.findByText(/^Vitamina D3 está em/)).toHaveTextContent(
    'Vitamina D3 está em Hoje, sem hora marcada.',
  );
  expect(screen.getByRole('link', { name: 'Hoje' })).toHaveAttribute('href', '/dashboard');
});
