import { registerApplicationElsewhere } from '@leveza/contract/applications/applications.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readDraft } from '../../../lib/session-drafts.ts';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen, OZEMPIC } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function open() {
  const { suggestion } = anOverview();
  const overview = anOverview({ suggestion: { ...suggestion, penId: PEN.id, doseMg: 1, expectedDoseMg: 1 } });
  const known = serve({ overview, pens: [PEN] });
  const elsewhere: object[] = [];
  answer(registerApplicationElsewhere, ({ body }) => {
    elsewhere.push(body);
    return { data: anApplication({ doseMg: body.doseMg }), nextDose: aNextDose() };
  });
  return { known, elsewhere, ...openApplications('?open=new') };
}

test('with a pen at home a dose of another pen is the last choice, and takes nothing from it', async () => {
  const { user, known, elsewhere } = open();
  await user.click(await screen.findByRole('radio', { name: 'Ontem' }));
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'No consultório' } });
  await user.click(await button(/Caneta/));
  const options = await screen.findAllByRole('option');
  expect(options.at(-1)).toHaveTextContent('Outra caneta, fora do estoque');
  await user.click(options.at(-1)!);
  expect(await screen.findByRole('combobox', { name: /Medicamento/ })).toHaveValue('Ozempic');
  // The day and the words said before stay.
  expect(screen.getByRole('radio', { name: 'Ontem' })).toBeChecked();
  await user.click(await button(/^Registrar em/));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(elsewhere).toMatchObject([{ catalogId: OZEMPIC.id, doseMg: 1, notes: 'No consultório' }]);
  expect(known.bodies).toEqual([]);
});

test('and the way back to the pens at home is one press', async () => {
  const { user, known, elsewhere } = open();
  await user.click(await button(/Caneta/));
  await user.click((await screen.findAllByRole('option')).at(-1)!);
  await user.click(await button('Escolher uma caneta de casa'));
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Aplicação registrada')).toBeVisible();
  expect(known.bodies).toMatchObject([{ penId: PEN.id, doseMg: 1 }]);
  expect(elsewhere).toEqual([]);
});

test('words said before are not lost there: closing asks first, and a reload finds them', async () => {
  const { user } = open();
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'No consultório' } });
  await user.click(await button(/Caneta/));
  await user.click((await screen.findAllByRole('option')).at(-1)!);
  await screen.findByRole('combobox', { name: /Medicamento/ });
  expect(readDraft(ANA.id, 'dose:new:elsewhere')).toMatchObject({ notes: 'No consultório' });
  // Nothing was lost and found again.
  expect(screen.queryByText(/O que você tinha preenchido está aqui/)).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
  await user.click(await button('Descartar'));
  expect(readDraft(ANA.id, 'dose:new:elsewhere')).toBeNull();
});
