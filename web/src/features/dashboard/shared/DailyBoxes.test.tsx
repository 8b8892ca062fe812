import { readToday, type ToTake } from '@leveza/contract/dashboard.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box } from '../../../testing/boxes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { serve } from '../../plans/testing/open-use.tsx';
import { UsePage } from '../../plans/UsePage.tsx';
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
  serve({
    boxes: [box(daily), box({ ...daily, id: '90000000-0000-4000-8000-000000000009', customName: 'Vencido' })],
  });
  answer(readToday, () => ({ data: aDay({ toTake: [row('Vitamina D3'), row('Losartana')] }) }));
  const listed = <DailyBoxes kind="supplement" />;
  openPage('/supplement-usage', '', <UsePage kind="supplement" daily={listed} />);
  expect(await screen.findByText(/^Vitamina D3 está em/)).toHaveTextContent(
    'Vitamina D3 está em Hoje, sem hora marcada.',
  );
  expect(screen.getByRole('link', { name: 'Hoje' })).toHaveAttribute('href', '/dashboard');
});
