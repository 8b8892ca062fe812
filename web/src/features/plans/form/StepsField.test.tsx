import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { addPlan, holdStep, moveStep } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { inDays } from '../../../testing/boxes.ts';
import { OZEMPIC } from '../../../testing/pens.ts';
import { aPlan } from '../../../testing/plans.ts';
import { answer } from '../../../testing/server.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openUse, serve } from '../testing/open-use.tsx';
import './StepsField.tsx';
import '../manage/HoldDialog.tsx';
import '../manage/ManageDialog.tsx';
import '../manage/MoveDialog.tsx';

beforeEach(() => toastQueue.clear());

const LABEL = [
  { doseMg: 0.25, minWeeks: 4 },
  { doseMg: 0.5, minWeeks: 4 },
  { doseMg: 1, minWeeks: null },
];
const STEPPED = aPlan({
  medicationType: 'glp1',
  name: 'Ozempic',
  dose: 0.25,
  doseMg: 0.25,
  dosageForm: 'pen',
  steps: [
    { doseMg: 0.25, weeks: 4, from: inDays(-14) },
    { doseMg: 0.5, weeks: null, from: inDays(14) },
  ],
  nextStep: { doseMg: 0.5, from: inDays(14), held: null },
});

const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('the label’s way up is offered with its source and filled in only when chosen', async () => {
  serve();
  const sent: unknown[] = [];
  answer(readGlp1Catalog, () => ({
    data: [{ ...OZEMPIC, titration: { steps: LABEL, ...SOURCED } }],
    counterfeitLots: [],
    version: '1',
  }));
  answer(addPlan, ({ body }) => {
    sent.push(body.steps);
    return { data: STEPPED };
  });
  const { user } = openUse('medication', '?open=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Criar Plano' }));
  await user.click(dialog.getByRole('radio', { name: 'GLP-1' }));
  await write('Nome', 'Ozempic');
  const offer = await dialog.findByRole('button', { name: 'Usar o esquema da bula' });
  expect(dialog.queryByLabelText('Dose da etapa 1')).toBeNull();
  expect(dialog.getByText('Fontes')).toBeInTheDocument();
  await user.click(offer);
  expect(dialog.getByLabelText('Dose da etapa 3')).toHaveValue('1');
  expect(dialog.getByLabelText('Semanas da etapa 2')).toHaveValue('4');
  expect(dialog.queryByLabelText('Dose')).toBeNull();
  await write('Semanas da etapa 1', '');
  await user.click(dialog.getByLabelText('Forma'));
  await user.click(await screen.findByRole('option', { name: 'Caneta' }));
  await user.click(dialog.getByRole('button', { name: 'Criar Plano' }));
  expect(await dialog.findByText('Diga por quantas semanas.')).toBeVisible();
  await write('Semanas da etapa 1', '6');
  await user.click(dialog.getByRole('button', { name: 'Criar Plano' }));
  await screen.findByText('Plano criado');
  expect(sent).toEqual([
    [
      { doseMg: 0.25, weeks: 6 },
      { doseMg: 0.5, weeks: 4 },
      { doseMg: 1, weeks: null },
    ],
  ]);
});

test('a step is held back for weeks, and the day from before can be had again', async () => {
  serve({ plans: [STEPPED] });
  const asked: unknown[] = [];
  answer(holdStep, ({ body }) => {
    asked.push(body);
    return { data: { ...STEPPED, nextStep: { doseMg: 0.5, from: inDays(28), held: null } } };
  });
  answer(moveStep, ({ body }) => {
    asked.push(body);
    return { data: STEPPED };
  });
  const { user } = openUse('medication', '?open=plans');
  const list = within(await screen.findByRole('dialog', { name: 'Gerenciar Planos' }));
  expect(list.getByText(/Depois, 0,5.mg a partir de .*confirme com seu médico/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Mais ações: Ozempic' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Segurar dose' }));
  await write('Por mais quantas semanas', '2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Segurar dose' }));
  await user.click(dialog.getByRole('button', { name: 'Segurar dose' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText('Alteração desfeita');
  expect(asked).toEqual([{ weeks: 2 }, { to: inDays(14), confirmDose: true }]);
});

test('a sooner step than the label’s is asked about and sent again with the answer', async () => {
  serve({ plans: [STEPPED] });
  const asked: unknown[] = [];
  answer(moveStep, ({ body }) => {
    asked.push(body.confirmDose);
    return body.confirmDose ? { data: STEPPED } : new Problem('dose-unusual');
  });
  const { user } = openUse('medication', `?open=move&item=${STEPPED.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o dia' }));
  await write(/a partir de/, inDays(7).split('-').toReversed().join('/'));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await user.click(await dialog.findByRole('button', { name: 'Salvar mesmo assim' }));
  await screen.findByText(/mudou de dia/);
  expect(asked).toEqual([false, true]);
});
