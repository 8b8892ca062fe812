import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDose, aPlan } from '../../testing/plans.ts';
import { openUse, serve } from './testing/open-use.tsx';

test('a dose that was put off leads at its new hour, and so says the line of counters', async () => {
  const snoozedUntil = aDose('23:59').plannedAt;
  serve({ plans: [aPlan()], doses: [aDose('00:00', { state: 'late', snoozedUntil })] });
  openUse();
  const lead = await screen.findByRole('region', { name: 'Próxima dose' });
  expect(lead).toHaveTextContent('23:59Vitamina D · 50 mg. Adiada, era às 00:00');
  expect(screen.getByText(/^hoje às 23:59$/)).toBeVisible();
});
