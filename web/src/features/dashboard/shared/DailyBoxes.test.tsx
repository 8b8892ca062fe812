import { readToday, type ToTake } from '@leveza/contract/dashboard.ts';
import { listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
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

test('a screen without plans lists the doses of daily boxes as *Hoje* does, and no others', async () => {
  const daily = { frequencyTimes: 1, frequencyPer: 'day' as const };
  const expired = { ...daily, id: '90000000-0000-4000-8000-000000000009', customName: 'Vencido' };
  const boxes = [box(daily), box(expired)];
  const taken = { takenAt: new Date().toISOString(), useId: '90000000-0000-4000-8000-00000000000a' };
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: boxes, pagination: paginationOf(query, boxes.length) }));
  answer(readToday, () => ({
    data: aDay({ toTake: [{ ...row('Vitamina D3'), ...taken }, row('Losartana')] }),
  }));
  openPage('/supplement-usage', '', <DailyBoxes kind="supplement" />);
  const list = await screen.findByRole('list', { name: 'Para tomar hoje' });
  expect(within(list).getByRole('button', { name: /^Vitamina D3/, pressed: true })).toHaveTextContent(
    /Tomado às \d{2}:\d{2}/,
  );
  expect(screen.getByText('Tudo tomado')).toBeVisible();
  expect(screen.queryByText('Losartana')).toBeNull();
});
