import { changeApplication, registerApplication } from '@leveza/contract/applications/applications.ts';
import { continuePause } from '@leveza/contract/applications/doses.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();

async function record(more: { canContinuePause?: boolean } = {}) {
  const suggestion = {
    penId: PEN.id,
    medicationName: PEN.medication.commercialName,
    doseMg: 1,
    expectedDoseMg: 1,
    otherDosesMg: [],
    counterfeitPenId: null,
    zone: 'thigh-left-upper' as const,
  };
  const paused = aNextDose({ state: 'paused', plannedAt: null });
  serve({ overview: anOverview({ suggestion, nextDose: paused }), pens: [PEN] });
  answer(registerApplication, () => ({
    data: anApplication({ penId: PEN.id }),
    nextDose: aNextDose(),
    endsPause: true,
    ...more,
  }));
  const { user } = openApplications('?open=new');
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  return { user, said: await screen.findByRole('dialog', { name: 'Aplicação registrada' }) };
}

test('a dose that ends a pause says so, and one press goes on with it', async () => {
  const { user, said } = await record({ canContinuePause: true });
  expect(said).toHaveTextContent('A pausa do tratamento terminou com esta dose.');
  expect(within(said).getByRole('region', { name: 'Próxima aplicação' })).toBeVisible();
  const none = { plannedAt: null, followingAt: null };
  answer(continuePause, () => ({ nextDose: aNextDose({ state: 'paused', ...none }) }));
  await user.click(within(said).getByRole('button', { name: 'Continuar em pausa' }));
  expect(await within(said).findByText('O tratamento continua em pausa.')).toBeVisible();
  expect(within(said).queryByRole('region', { name: 'Próxima aplicação' })).toBeNull();
  expect(within(said).getByRole('button', { name: 'Desfazer' })).toBeVisible();
});

test('a dose after a course was over leads to a new pause', async () => {
  const { said } = await record();
  expect(said).toHaveTextContent('A pausa do tratamento terminou com esta dose.');
  expect(within(said).getByRole('link', { name: 'pause o tratamento' })).toHaveAttribute(
    'href',
    '/applications?plans=pause',
  );
});

test('a corrected dose that ends a pause says so, and one press goes on with it', async () => {
  const dose = anApplication({ penId: PEN.id });
  const overview = anOverview({
    lastApplication: dose,
    nextDose: aNextDose({ state: 'paused', plannedAt: null }),
    pause: { until: null },
  });
  serve({ overview, pens: [PEN], applications: [dose] });
  answer(changeApplication, () => ({
    data: dose,
    nextDose: aNextDose(),
    endsPause: true,
    canContinuePause: true,
  }));
  let pressed = 0;
  answer(continuePause, () => {
    pressed += 1;
    return { nextDose: aNextDose({ state: 'paused', plannedAt: null }) };
  });
  const { user } = openApplications(`?open=edit&item=${dose.id}&tab=history`);
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'Era mais tarde' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/A pausa do tratamento terminou com esta dose\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continuar em pausa' }));
  expect(await screen.findByText('O tratamento continua em pausa')).toBeVisible();
  expect(pressed).toBe(1);
});
