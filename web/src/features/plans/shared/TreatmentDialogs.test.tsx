import { paginationOf } from '@leveza/contract/pagination.ts';
import { listPens, type Pen } from '@leveza/contract/pens/pens.ts';
import { addPlan, listPlans } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { aPen, aSealedPen } from '../../../testing/pens.ts';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { serve } from '../testing/open-use.tsx';
import { OpenedTreatmentPlan } from './OpenedTreatmentPlan.tsx';
// The dialog's code is there before the test waits for it.
import './TreatmentDialogs.tsx';

test('plans that cannot be read say so, and can be asked for again', async () => {
  let asked = 0;
  answer(readMe, () => ({ data: ANA }));
  answer(listPlans, () => {
    asked += 1;
    return new Problem('not-found');
  });
  const { user } = openPage('/applications', '?plans=plans', <OpenedTreatmentPlan />);
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  const before = asked;
  await user.click(again);
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});

function openFirst(...pens: Pen[]) {
  const sent: unknown[] = [];
  serve();
  answer(listPens, ({ query }) => ({ data: pens, pagination: paginationOf(query, pens.length) }));
  answer(addPlan, ({ body }) => {
    sent.push(body);
    return { data: aPlan({ name: body.name }) };
  });
  return { ...openPage('/applications', '?plans=first', <OpenedTreatmentPlan />), sent };
}

test('the first dose is marked by its day: the pen at home gives the rest', async () => {
  const { user, sent } = openFirst(aSealedPen(), aSealedPen());
  await screen.findByRole('dialog', { name: 'Marcar o dia' });
  expect(screen.getByText(/^Sua primeira dose de Ozempic/)).toBeVisible();
  expect(screen.getByLabelText('Dose')).toHaveValue('1');
  expect(screen.queryByLabelText('Nome')).toBeNull();
  fireEvent.change(screen.getByLabelText('Dia'), { target: { value: '01/12/2099' } });
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '09:30' } });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    medicationType: 'glp1',
    name: 'Ozempic',
    catalogId: 'ozempic-1',
    dose: 1,
    frequency: 'weekly',
    scheduledTimes: ['09:30'],
    startDate: '2099-12-01',
  });
});

test('with several doses at home the whole form asks which', async () => {
  openFirst(aPen(), aSealedPen({ countedDoseMg: 0.5 }));
  await screen.findByRole('dialog', { name: 'Criar Plano' });
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

test('the rest of the plan is one press away', async () => {
  const { user } = openFirst(aSealedPen());
  await user.click(await screen.findByRole('button', { name: 'Mais detalhes do plano' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ozempic');
});

test.each([
  [null, 'Semanal'],
  [10, 'Personalizado'],
])(
  'a pen with %s days between its doses shows the whole form, with its rhythm',
  async (intervalDays, rhythm) => {
    openFirst(aSealedPen({ intervalDays }));
    await screen.findByRole('dialog', { name: 'Criar Plano' });
    expect(screen.getByLabelText('Nome')).toHaveValue('Ozempic');
    expect(screen.getByRole('radio', { name: rhythm })).toBeChecked();
  },
);
