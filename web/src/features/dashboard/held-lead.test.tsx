import { markHoldEvaluated } from '@leveza/contract/applications/held-dose.ts';
import { readDashboard, readToday, type Today } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { aNextDose, daysFromNow } from '../../testing/applications.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { aDashboard, aDay } from './testing/a-dashboard.ts';

const EFFECT = '60000000-0000-4000-8000-000000000001';

/** *Hoje* of a patient whose next dose is planned for next week; `marked` are the evaluations that were sent. */
function openHeld(since: string) {
  const marked: boolean[] = [];
  let doseHold: Today['doseHold'] = { effectId: EFFECT, since };
  const nextDose = aNextDose({ state: 'upcoming', plannedAt: daysFromNow(7) });
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ nextDose }) }));
  answer(readToday, () => ({ data: aDay({ doseHold }) }));
  answer(markHoldEvaluated, ({ params, body: { isEvaluated } }) => {
    expect(params.id).toBe(EFFECT);
    marked.push(isEvaluated);
    doseHold = isEvaluated ? null : { effectId: EFFECT, since };
    return { data: { evaluatedAt: isEvaluated ? '2026-11-19T15:00:00.000Z' : null } };
  });
  renderInApp(
    <Suspense>
      <DashboardPage />
    </Suspense>,
  );
  return marked;
}

test('in the first hours after the sign the day says again to go now, with whom to call', async () => {
  openHeld(new Date().toISOString());
  expect(await screen.findByText('Procure ajuda agora')).toBeVisible();
  expect(screen.getByText(/^Você registrou dor forte na barriga que não passa, hoje às/)).toBeVisible();
  expect(screen.getByText(/^Vá agora a um pronto-socorro ou ligue 192 \(SAMU\)\./)).toBeVisible();
  expect(screen.getByText(/^Pela bula, com suspeita de inflamação do pâncreas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  expect(screen.queryByText('Fale com um médico')).toBeNull();
});

test('later it sends to a doctor before the next dose, opens that sign, and invites to no dose', async () => {
  openHeld(daysFromNow(-2));
  expect(await screen.findByText('Fale com um médico')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o que fazer' })).toHaveAttribute(
    'href',
    '/side-effects?open=signs&sign=pancreatitis',
  );
  expect(screen.queryByRole('link', { name: 'Ligar 192 (SAMU)' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Registrar' })).toBeNull();
  expect(screen.queryByText(/^Dose de /)).toBeNull();
});

test('a doctor’s look is asked about once and recorded, the next dose is back, and it can be undone', async () => {
  const user = userEvent.setup();
  const marked = openHeld(new Date().toISOString());
  await user.click(await screen.findByRole('button', { name: 'Um médico já avaliou' }));
  expect(screen.getByText('Um médico já avaliou esta dor?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ainda não' }));
  expect(marked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Um médico já avaliou' }));
  await user.click(screen.getByRole('button', { name: 'Sim, já avaliou' }));
  expect(await screen.findByText('Avaliação anotada')).toBeVisible();
  expect(screen.getByText('Você registrou que um médico avaliou em 19/11/2026.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Próxima aplicação' })).toBeVisible();
  expect(screen.queryByText('Procure ajuda agora')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Aviso de volta')).toBeVisible();
  expect(await screen.findByText('Procure ajuda agora')).toBeVisible();
  expect(marked).toEqual([true, false]);
});
