import { registerApplicationElsewhere } from '@leveza/contract/applications/applications.ts';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  aNextDose,
  anApplication,
  anEmptyOverview,
  anOverview,
  daysFromNow,
} from '../../../testing/applications.ts';
import { MOUNJARO, OZEMPIC, TG } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

/** A patient without a pen; `bodies` are the doses the server was sent. */
function open(
  overview = anOverview(),
  refuses: (body: { confirmDose: boolean }) => Problem | null = () => null,
) {
  const bodies: object[] = [];
  serve({ overview });
  answer(readGlp1Catalog, () => ({ data: [OZEMPIC, MOUNJARO, TG], counterfeitLots: [], version: '1' }));
  answer(registerApplicationElsewhere, ({ body }) => {
    const problem = refuses(body);
    if (problem) return problem;
    bodies.push(body);
    const { doseMg, medicationName } = body;
    return { data: anApplication({ doseMg, medicationName }), nextDose: aNextDose() };
  });
  return bodies;
}

const button = (name: string) => screen.findByRole('button', { name });
const medicine = () => screen.findByRole('combobox', { name: /Medicamento/ });
const dose = () => screen.getByRole('combobox', { name: /Dose/ });

test('without a pen the usual dose is recorded with one press, outside of the stock', async () => {
  const { suggestion } = anOverview();
  // No pen gives it: only the last dose tells how much.
  const bodies = open(anOverview({ suggestion: { ...suggestion, doseMg: null, expectedDoseMg: 0.5 } }));
  const { user } = openApplications('?open=new');
  expect(await medicine()).toHaveValue('Ozempic');
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(bodies).toMatchObject([
    { catalogId: OZEMPIC.id, medicationName: 'Ozempic', doseMg: 0.5, applicationSite: 'abdomen' },
  ]);
  expect(await button('Desfazer')).toBeVisible();
});

test('another medicine is not given the dose of the last one, and a slip is asked about', async () => {
  const slip = new Problem('dose-unusual', { message: 'A dose passa da bula.' });
  const bodies = open(anOverview(), ({ confirmDose }) => (confirmDose ? null : slip));
  const { user } = openApplications('?open=new');
  fireEvent.change(await medicine(), { target: { value: 'Mounjaro' } });
  expect(screen.getByRole('combobox', { name: /Dose/ })).toHaveValue('');
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Dose é obrigatória')).toBeVisible();
  fireEvent.change(screen.getByRole('combobox', { name: /Dose/ }), { target: { value: '2,5' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText('A dose passa da bula.')).toBeVisible();
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(bodies).toMatchObject([{ catalogId: MOUNJARO.id, doseMg: 2.5, confirmDose: true }]);
});

test('a medicine of no catalogue is typed; a prohibited one is not offered, and says so where it is typed', async () => {
  const bodies = open(anEmptyOverview());
  const { user } = openApplications('?open=new');
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Escolha o medicamento.')).toBeVisible();
  fireEvent.change(await medicine(), { target: { value: TG.commercialName } });
  expect(await screen.findByText(TG.notice!.text)).toBeVisible();
  expect(screen.queryByRole('option', { name: TG.commercialName })).toBeNull();
  fireEvent.change(await medicine(), { target: { value: 'Manipulado da farmácia' } });
  fireEvent.change(screen.getByRole('combobox', { name: /Dose/ }), { target: { value: '1' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(bodies).toMatchObject([{ catalogId: null, medicationName: 'Manipulado da farmácia' }]);
});

test('the dose of one typed medicine does not stay for another; a dose typed for it does', async () => {
  const { suggestion } = anOverview();
  open(
    anOverview({
      suggestion: {
        ...suggestion,
        medicationName: 'Semaglutida manipulada',
        doseMg: null,
        expectedDoseMg: 2,
        otherDosesMg: [],
        counterfeitPenId: null,
      },
    }),
  );
  openApplications('?open=new');
  expect(await medicine()).toHaveValue('Semaglutida manipulada');
  expect(dose()).toHaveValue('2');
  fireEvent.change(await medicine(), { target: { value: 'Tirzepatida manipulad' } });
  expect(dose()).toHaveValue('');
  fireEvent.change(dose(), { target: { value: '5' } });
  fireEvent.blur(dose());
  fireEvent.change(await medicine(), { target: { value: 'Tirzepatida manipulada' } });
  expect(dose()).toHaveValue('5');
  fireEvent.change(await medicine(), { target: { value: 'Semaglutida manipulada' } });
  expect(dose()).toHaveValue('2');
});

test('the dose of a prohibited medicine is not put forward', async () => {
  const { suggestion } = anOverview();
  open(
    anOverview({
      suggestion: { ...suggestion, medicationName: TG.commercialName, doseMg: null, expectedDoseMg: 5 },
    }),
  );
  openApplications('?open=new');
  expect(await medicine()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /Dose/ })).toHaveValue('');
});

test('a dose of an earlier day is asked for its day again once there is a pen', async () => {
  open(anEmptyOverview());
  openApplications(`?open=new&at=${encodeURIComponent(daysFromNow(-7))}`);
  expect(await screen.findByRole('link', { name: 'Adicionar Caneta' })).toHaveAttribute(
    'href',
    '/medications?add=1&next=last-dose',
  );
});
