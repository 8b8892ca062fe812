import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { pauseTreatment, resumeTreatment } from '@leveza/contract/plans/pauses.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anOverview, type Overview } from '../../../testing/applications.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import '../manage/PauseTreatment.tsx';
import { OpenedTreatmentPlan } from './OpenedTreatmentPlan.tsx';
import { TreatmentPauseRow } from './TreatmentPauseRow.tsx';

const nextDose = aNextDose({ state: 'paused', plannedAt: null });

function open(changes: Partial<Overview> = {}) {
  const known = { overview: anOverview(changes), sent: [] as unknown[] };
  answer(readMe, () => ({ data: ANA }));
  answer(readApplicationsOverview, () => ({ data: known.overview }));
  answer(pauseTreatment, ({ body: { until = null } }) => {
    known.sent.push({ until });
    known.overview = anOverview({ nextDose, pause: { until } });
    return { nextDose };
  });
  answer(resumeTreatment, () => {
    known.sent.push('resumed');
    known.overview = anOverview();
    return { nextDose: aNextDose() };
  });
  const page = (
    <>
      <ul>
        <TreatmentPauseRow />
      </ul>
      <OpenedTreatmentPlan />
    </>
  );
  return { ...openPage('/applications', '', page), known };
}

test('who has no plan pauses by the same sheet as a plan, and takes it back', async () => {
  const { user, known } = open();
  await user.click(await screen.findByRole('button', { name: /^Pausar tratamento/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pausar tratamento' });
  expect(sheet).toHaveTextContent('Antes de parar um medicamento, fale com quem receitou.');
  await user.click(within(sheet).getByRole('button', { name: 'Pausar' }));
  expect(await screen.findByRole('button', { name: /^Retomar tratamento/ })).toHaveTextContent(
    'Em pausa até você retomar',
  );
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: /^Pausar tratamento/ })).toBeVisible();
  expect(known.sent).toEqual([{ until: null }, 'resumed']);
});

test('one press resumes, and its undo pauses until the same day', async () => {
  const { user, known } = open({ nextDose, pause: { until: '2099-12-01' } });
  const row = await screen.findByRole('button', { name: /^Retomar tratamento/ });
  expect(row).toHaveTextContent('Em pausa, volta em 01/12/2099');
  await user.click(row);
  await screen.findByText('Tratamento retomado');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Tratamento em pausa de novo');
  expect(known.sent).toEqual(['resumed', { until: '2099-12-01' }]);
});

test('a course that is over has nothing to pause', async () => {
  const { known, queryClient } = open({ nextDose });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('listitem')).toBeNull();
  known.overview = anOverview();
  await queryClient.refetchQueries();
  expect(await screen.findByRole('listitem')).toHaveTextContent('Pausar tratamento');
});
