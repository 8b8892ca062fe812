import { changeApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { listPrescriptions } from '@leveza/contract/prescriptions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { SUPPLY } from '../../testing/supply.ts';
import { SupplyFold } from './SupplyFold.tsx';

function open() {
  answer(readMe, () => ({ data: ANA }));
  answer(listPrescriptions, () => ({ data: [] }));
  return openPage('/medications', '', <SupplyFold isOpenAtFirst />);
}

test('the lead time is sent alone, so that the patient’s own interval stays', async () => {
  answer(readPenSupply, () => ({ data: SUPPLY }));
  let sent: unknown;
  answer(changeApplicationSettings, ({ body }) => {
    sent = body;
    return { data: { intervalDays: 10, purchaseLeadDays: 15 } };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Alterar antecedência' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Antecedência da compra' }), {
    target: { value: '15' },
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Antecedência salva')).toBeVisible();
  expect(sent).toEqual({ purchaseLeadDays: 15, confirmDose: false });
});

test('prescriptions stand in the card also when the supply cannot be read', async () => {
  answer(readPenSupply, () => new Problem('unexpected'));
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(await screen.findByText('Nenhuma receita guardada ainda.')).toBeVisible();
});
