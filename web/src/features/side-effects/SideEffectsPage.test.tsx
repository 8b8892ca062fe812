import { Problem } from '@leveza/contract/problem.ts';
import {
  addSideEffect,
  changeSideEffect,
  listSideEffects,
  readSideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysFromNow } from '../../testing/applications.ts';
import { answer } from '../../testing/server.ts';
import { answerTo, button, choose, pick, press } from './testing/hands.ts';
import { openSideEffects, serve } from './testing/open-side-effects.tsx';
import { anEffect, aSummary, aTypeCount } from './testing/samples.ts';
import { SOURCED } from '../../testing/sourced.ts';

test('two taps record an effect, which is answered with its tips and can be undone', async () => {
  const known = serve();
  const { user, search } = openSideEffects();
  expect(await screen.findByText(/Nenhum efeito registrado/)).toBeVisible();
  await user.click(await button('Registrar efeito'));
  await pick('Náusea');
  await choose('2, Leve');
  await press('Registrar');
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  expect(known.bodies).toEqual([
    {
      effectType: 'nausea',
      otherName: null,
      intensity: 2,
      duration: null,
      actionTaken: null,
      notes: null,
    },
  ]);
  expect(screen.getByText('O que pode ajudar: náusea')).toBeVisible();
  await press('Desfazer');
  expect(await screen.findByText('Registro desfeito')).toBeVisible();
  expect(known.removed).toHaveLength(1);
  expect(search()).toEqual({});
});

test('the history waits for the summary above it, which would push it down', async () => {
  serve({ effects: [anEffect()] });
  const asked = Promise.withResolvers<void>();
  answer(readSideEffectSummary, async () => {
    await asked.promise;
    return { data: aSummary() };
  });
  openSideEffects();
  await waitForElementToBeRemoved(await screen.findByText('Carregando seus efeitos colaterais...'));
  expect(screen.queryByRole('heading', { name: 'Histórico' })).toBeNull();
  asked.resolve();
  expect(await screen.findByRole('heading', { name: 'Histórico' })).toBeVisible();
});

test('what is missing is said in the words of the specification', async () => {
  const known = serve();
  openSideEffects('?open=new');
  await press('Registrar');
  for (const sentence of ['Selecione o tipo de efeito', 'Selecione a intensidade']) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  await pick('Outro');
  await choose('1, Muito Leve');
  await press('Registrar');
  expect(await screen.findByText('Conte o que você sentiu.')).toBeVisible();
  expect(known.bodies).toEqual([]);
});

test('a strong effect leads to the doctor; a yes to a red flag, with whom to call', async () => {
  const known = serve();
  const { search } = openSideEffects('?open=new');
  await pick('Dor abdominal');
  await choose('5, Muito Intenso');
  await press('Registrar');
  expect(await screen.findByText('Fale com seu médico')).toBeVisible();
  await answerTo(/febre/, 'Não');
  await answerTo(/dor forte na barriga que não passa/, 'Sim');
  const notice = await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' });
  expect(notice).toHaveTextContent('Dor forte na barriga que não passa');
  expect(notice).toHaveTextContent('FontesBula do Ozempic');
  expect(notice).not.toHaveTextContent('não foi salvo');
  expect(within(notice).getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  expect(within(notice).queryByRole('link', { name: /188/ })).toBeNull();
  fireEvent.click(within(notice).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(search()).toEqual({}));
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  // Reports and carers hear of the sign.
  expect(known.answers).toEqual([{ yes: ['pain-persists'], no: ['fever'] }]);
});

test('what is known without an answer and cannot wait is told before the questions', async () => {
  const risk = { hasLowSugarRisk: true, hasKetoacidosisRisk: false, recent: [] };
  serve({ effects: [anEffect()], summary: aSummary({ risk }) });
  openSideEffects('?open=new');
  await press('Mostrar mais efeitos');
  await pick('Hipoglicemia');
  await choose('1, Muito Leve');
  await press('Registrar');
  expect(await screen.findByRole('alertdialog', { name: 'Tome açúcar agora' })).toHaveTextContent(/açúcar/);
});

test('sadness finds who listens', async () => {
  serve();
  openSideEffects('?open=new');
  await pick('Outro');
  fireEvent.change(await screen.findByLabelText('Nome do efeito'), { target: { value: 'Tristeza' } });
  await choose('3, Moderado');
  await press('Registrar');
  await answerTo(/tristeza intensa/, 'Sim');
  const notice = await screen.findByRole('alertdialog');
  expect(within(notice).getByRole('link', { name: 'Ligar 188 (CVV)' })).toHaveAttribute('href', 'tel:188');
});

test('without a network the red flag is told, the form is kept, and it is not asked about twice', async () => {
  serve();
  answer(addSideEffect, () => new Problem('offline'));
  openSideEffects('?open=new');
  await pick('Dor abdominal');
  await choose('5, Muito Intenso');
  await press('Registrar');
  expect(await screen.findByText('O registro não foi salvo')).toBeVisible();
  await answerTo(/dor forte na barriga que não passa/, 'Sim');
  const notice = await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' });
  expect(notice).toHaveTextContent('O registro não foi salvo');
  fireEvent.click(within(notice).getByRole('button', { name: 'Entendi' }));
  expect(await screen.findByText(/O Leveza não está respondendo/)).toBeVisible();
  expect(screen.getByRole('radio', { name: '5, Muito Intenso' })).toBeChecked();
  const known = serve();
  await press('Registrar');
  await waitFor(() => expect(known.bodies).toHaveLength(1));
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  expect(screen.queryByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeNull();
});

test('all warning signs are there even when nothing could be loaded', async () => {
  serve();
  answer(listSideEffects, () => new Problem('unexpected'));
  openSideEffects();
  expect(await screen.findByText('Não foi possível carregar')).toBeVisible();
  await press('Sinais de alerta');
  const signs = await screen.findByRole('dialog', { name: 'Sinais de alerta' });
  expect(within(signs).getByRole('heading', { name: 'Sinais de alergia grave' })).toBeVisible();
  expect(within(signs).getByRole('link', { name: 'Ligar 188 (CVV)' })).toBeVisible();
});

test('the week, the types with their label and the patterns are told as counts', async () => {
  const label = {
    product: 'Ozempic',
    dose: '1 mg',
    percent: 20.3,
    placeboPercent: 6.1,
    ...SOURCED,
    isOfProduct: true,
  };
  const range = { inRange: 7, total: 9, fromDay: 1, toDay: 2, cycles: 5, byDay: [0, 4, 3, 0, 1, 0, 1, 0] };
  serve({
    effects: [anEffect()],
    summary: aSummary({
      week: { count: 3, strong: 1, meanIntensity: 2.3, commonest: { effectType: 'nausea', otherName: null } },
      byType: [aTypeCount({ label })],
      patterns: [{ effectType: 'nausea', otherName: null, ...range }],
    }),
  });
  openSideEffects();
  const byType = await screen.findByRole('region', { name: 'Por tipo' });
  expect(byType).toHaveTextContent('Náusea9 vezes');
  expect(byType).toHaveTextContent('Intensidade média 2,1 (Leve)');
  expect(byType).toHaveTextContent('Em estudos com Ozempic 1 mg: 20,3 % das pessoas (placebo 6,1 %)');
  expect(byType).toHaveTextContent('Bula do Ozempic');
  const lead = screen.getByRole('region', { name: 'Em relação à dose' });
  expect(within(lead).getByText('7 de 9 náuseas')).toBeVisible();
  expect(within(lead).getByText('nos dias 1–2 após a dose')).toBeVisible();
  expect(within(lead).getByRole('img', { name: /dia 0: 0; dia 1: 4; dia 2: 3;/ })).toBeVisible();
  expect(within(lead).getByText(/não provam a causa/)).toBeVisible();
});

test('too few records for a pattern are said to be too few', async () => {
  const week = { count: 2, strong: 0, meanIntensity: 2, commonest: null };
  serve({ effects: [anEffect()], summary: aSummary({ week, byDay: [0, 2, 0, 0, 0, 0, 0, 0] }) });
  openSideEffects();
  const lead = await screen.findByRole('region', { name: 'Nos últimos 7 dias' });
  expect(lead).toHaveTextContent('2 efeitosCom mais registros, aparece aqui em que dias depois da dose');
  expect(within(lead).getByRole('img', { name: /dia 1: 2;/ })).toBeVisible();
});

test('where no day after the dose can stand out, none is promised', async () => {
  const commonest = { effectType: 'nausea' as const, otherName: null };
  const week = { count: 2, strong: 0, meanIntensity: 2, commonest };
  serve({ effects: [anEffect()], summary: aSummary({ week, byDay: [] }) });
  openSideEffects();
  const lead = await screen.findByRole('region', { name: 'Nos últimos 7 dias' });
  expect(lead).toHaveTextContent('2 efeitosO mais registrado: Náusea');
  expect(lead).not.toHaveTextContent('Com mais registros');
});

test('the history is narrowed by the address, and a row opens to all that was told', async () => {
  const context = { medicationName: 'Ozempic', doseMg: 1, daysSince: 2, levelMg: 1.23 };
  serve({
    effects: [
      anEffect({ intensity: 4, duration: 90, context, actionTaken: 'Repouso' }),
      anEffect({ effectType: 'headache', datetime: daysFromNow(-5) }),
    ],
  });
  const { user, search } = openSideEffects('?intensity=4');
  expect(await screen.findByText('1 registro')).toBeVisible();
  const row = within(screen.getByRole('list', { name: /^Efeitos de/ })).getByRole('listitem');
  expect(row).toHaveTextContent('dia 2 após a dose');
  await user.click(await button('Náusea'));
  const details = await screen.findByRole('dialog', { name: 'Náusea' });
  expect(details).toHaveTextContent('1 h 30 min');
  expect(details).toHaveTextContent(/Dia 2 após a dose, Ozempic 1.mg, nível estimado 1,2.mg/i);
  expect(details).toHaveTextContent('O que você fezRepouso');
  await press('Fechar');
  await user.click(await button(/Tipo/));
  await user.click(await screen.findByRole('option', { name: 'Vômito' }));
  expect(await screen.findByText('Nenhum registro encontrado com esses filtros.')).toBeVisible();
  await user.click(await button('Limpar filtros'));
  expect(await screen.findByText('2 registros')).toBeVisible();
  expect(search()).toEqual({});
});

test('an effect is looked at, changed, deleted and brought back as it was', async () => {
  const effect = anEffect({ effectType: 'constipation', duration: 60, notes: 'À noite' });
  const known = serve({ effects: [effect] });
  const changes: unknown[] = [];
  answer(changeSideEffect, async (_, request) => {
    changes.push(await request.json());
    return { data: effect };
  });
  const { user } = openSideEffects();
  await user.click(await button('Prisão de ventre'));
  expect(await screen.findByRole('dialog', { name: 'Prisão de ventre' })).toHaveTextContent('Duração1 h');
  await user.click(await button('Editar'));
  await choose('1, Muito Leve');
  await press('Salvar');
  expect(await screen.findByText('Registro alterado')).toBeVisible();
  expect(changes).toEqual([expect.objectContaining({ intensity: 1, duration: 60, notes: 'À noite' })]);

  await user.click(await button('Prisão de ventre'));
  await user.click(await button('Excluir'));
  await user.click(await button('Confirmar Exclusão'));
  const gone = await screen.findByRole('alertdialog', { name: /Registro excluído/ });
  await user.click(within(gone).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Registro de volta ao histórico')).toBeVisible();
  const { datetime, intensity, duration, notes } = effect;
  expect(known.bodies).toEqual([expect.objectContaining({ datetime, intensity, duration, notes })]);
});

test('a change is asked about when it says something new, even when it leaves the filtered list', async () => {
  const effect = anEffect({ effectType: 'vomiting', intensity: 4 });
  const known = serve({ effects: [effect] });
  answer(changeSideEffect, ({ body: { intensity, notes } }) => {
    known.effects = [{ ...effect, intensity, notes }];
    return { data: known.effects[0]! };
  });
  openSideEffects(`?intensity=4&open=edit&item=${effect.id}`);
  fireEvent.change(await screen.findByLabelText('Observações'), { target: { value: 'Depois do almoço' } });
  await press('Salvar');
  expect(await screen.findByText('Registro alterado')).toBeVisible();
  expect(screen.queryByText('Fale com seu médico')).toBeNull();

  await press(/^Ações de Vômito/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await choose('3, Moderado');
  await press('Salvar');
  await answerTo(/Há sangue/, 'Sim');
  expect(await screen.findByRole('alertdialog', { name: 'Procure ajuda agora' })).toBeVisible();
  expect(screen.getByText('0 registros')).toBeInTheDocument();
});

test('the last answers stay when they cannot be read again', async () => {
  serve({ effects: [anEffect()], summary: aSummary({ byType: [aTypeCount()] }) });
  const { queryClient } = openSideEffects();
  expect(await screen.findByRole('heading', { name: 'Histórico' })).toBeVisible();
  answer(listSideEffects, () => new Problem('unexpected'));
  await act(async () => {
    await queryClient.refetchQueries({ type: 'active' });
    // Screens hear of an answer in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});
