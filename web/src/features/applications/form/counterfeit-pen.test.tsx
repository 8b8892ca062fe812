import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const LOT = { lot: 'LP6F832', product: 'Ozempic', resolution: 'Alerta da Anvisa', ...SOURCED };
const [GOOD, LISTED] = [aPen(), aPen({ counterfeit: LOT })];
const TITLE = 'Este lote está em um alerta da Anvisa';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const { suggestion } = anOverview();
const overview = anOverview({ suggestion: { ...suggestion, penId: GOOD.id, doseMg: 1, expectedDoseMg: 1 } });

test('a pen of a listed lot is told among the others, and in full once it is chosen', async () => {
  serve({ overview, pens: [GOOD, LISTED] });
  const { user } = openApplications('?open=new');
  await user.click(await button(/Caneta/));
  const [good, listed] = await screen.findAllByRole('option');
  expect(good).not.toHaveTextContent('Anvisa');
  expect(listed).toHaveTextContent('Lote em alerta da Anvisa · ');
  expect(screen.queryByText(TITLE)).toBeNull();
  await user.click(listed!);
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/O lote LP6F832 de Ozempic aparece entre os falsifica/);
});

test('its dose is asked about before it is recorded', async () => {
  const known = serve({ overview, pens: [LISTED] });
  answer(registerApplication, ({ body }) => {
    known.bodies.push(body);
    if (!body.confirmLot) return new Problem('counterfeit-lot');
    return { data: anApplication({ penId: LISTED.id }), nextDose: aNextDose() };
  });
  const { user } = openApplications('?open=new');
  await user.click(await button(/Caneta/));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.click(await button('Registrar'));
  const question = await screen.findByRole('group', { name: /alerta da Anvisa sobre falsificados/ });
  expect(question).toHaveTextContent('Registre só se a dose já foi aplicada.');
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies.map(({ confirmLot }) => confirmLot)).toEqual([false, true]);
});
