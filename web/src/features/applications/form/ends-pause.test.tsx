import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();

test('a dose that ends a pause says so, and how to go on with it', async () => {
  const suggestion = {
    penId: PEN.id,
    medicationName: PEN.medication.commercialName,
    doseMg: 1,
    expectedDoseMg: 1,
    zone: 'thigh-left-upper' as const,
  };
  const paused = aNextDose({ state: 'paused', plannedAt: null });
  serve({ overview: anOverview({ suggestion, nextDose: paused }), pens: [PEN] });
  answer(registerApplication, () => ({
    data: anApplication({ penId: PEN.id }),
    nextDose: aNextDose(),
    endsPause: true,
  }));
  const { user } = openApplications('?open=new');
  await user.click(await screen.findByRole('button', { name: 'Registrar' }));
  const said = await screen.findByRole('dialog', { name: 'Aplicação registrada' });
  expect(said).toHaveTextContent('A pausa do tratamento terminou com esta dose.');
  expect(within(said).getByRole('link', { name: 'pause de novo no plano' })).toHaveAttribute(
    'href',
    '/applications?plans=plans',
  );
});
