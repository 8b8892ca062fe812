import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEmptyOverview, daysFromNow } from '../../../testing/applications.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

test('a dose of an earlier day without a pen is asked for its day again once there is one', async () => {
  serve({ overview: anEmptyOverview() });
  openApplications(`?open=new&at=${encodeURIComponent(daysFromNow(-7))}`);
  expect(await screen.findByRole('link', { name: 'Adicionar Caneta' })).toHaveAttribute(
    'href',
    '/medications?add=1&next=last-dose',
  );
});
