import { readDashboard, readToday, type Today } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { aDose } from '../../../testing/plans.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

const RYBELSUS = { name: 'Rybelsus', dosage: '7 mg', condition: 'Em jejum' };

/** *Hoje* of somebody who has no pen and never applied anything. */
function open(doses: Today['doses'], state: 'none' | 'paused' = 'none', day: Partial<Today> = {}) {
  const tabletPlanIds = doses.map(({ planId }) => planId);
  const nextDose = aNextDose({ state, plannedAt: null, followingAt: null });
  const firstSteps = {
    hasProfile: true,
    hasPen: false,
    hasApplication: false,
    hasWeight: false,
    isClosed: false,
  };
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ firstSteps, nextDose, daysInTreatment: null }) }));
  answer(readToday, () => ({ data: aDay({ dose: null, doses, tabletPlanIds, ...day }) }));
  return renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
}

test('where the treatment is tablets, the one of today leads and no step is about a pen', async () => {
  open([aDose('23:59', RYBELSUS)]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('Rybelsus 7 mg');
  expect(lead).toHaveTextContent('às 23:59 · Em jejum');
  expect(within(lead).getByRole('link', { name: 'Registrar' })).toHaveAttribute(
    'href',
    '/dashboard?record=medicine',
  );
  expect(await screen.findByText('1 de 2 feitos.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Guarde sua caneta|Registre sua)/ })).toBeNull();
});

test('who changed from injections to tablets reads about the tablet', async () => {
  open([aDose('23:59', RYBELSUS)], 'paused');
  expect(await screen.findByRole('region', { name: 'Comprimido de hoje' })).toHaveTextContent(
    'Rybelsus 7 mg',
  );
});

test('the numbers count the days since the first tablet, and say when the next one is', async () => {
  open([aDose('23:59', RYBELSUS)], 'none', { tabletsSince: inDays(-40) });
  await screen.findByRole('region', { name: 'Comprimido de hoje' });
  await screen.findByText('Dias em tratamento');
  const numbers = document.querySelector('dl[aria-label="Seus números"]');
  expect(numbers).toHaveTextContent('40 dias');
  expect(numbers).toHaveTextContent('Próxima doseHojeàs 23:59');
});

test('a tablet that was taken says when; one of yesterday is not offered', async () => {
  open([
    aDose('08:00', { ...RYBELSUS, state: 'late', day: inDays(-1) }),
    aDose('08:00', { ...RYBELSUS, state: 'taken', takenClock: `${inDays(0)}T08:02` }),
  ]);
  const lead = await screen.findByRole('region', { name: 'Comprimido de hoje' });
  expect(lead).toHaveTextContent('Tomado às 08:02');
  expect(within(lead).queryByRole('link')).toBeNull();
});
