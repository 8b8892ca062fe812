import { deleteItem, type Movement, restoreItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { box, inDays, losartan } from '../../../testing/boxes.ts';
import { openStock, serve } from '../testing/open-stock.tsx';

const focused = () => document.activeElement as HTMLElement;
const button = (name: string) => screen.findByRole('button', { name });
const sections = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

const movement = (n: number, changes: Partial<Movement> = {}): Movement => ({
  id: `20000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  kind: 'use',
  quantity: -1,
  happenedAt: '2026-01-10T11:05:00.000Z',
  recordedAt: '2026-01-10T11:05:00.000Z',
  reason: null,
  ...changes,
});

test('a supplement shows all that is known about it', async () => {
  serve([
    box({
      store: 'Farmácia Central',
      batchNumber: 'L123',
      notes: 'Tomar com gordura',
      storageLocation: 'Armário da cozinha',
      effectivenessRating: 5,
    }),
  ]);
  const { user, search } = openStock();
  await user.click(await button('Detalhes: Vitamina D3'));
  const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Suplemento' });
  expect(search()).toMatchObject({ open: 'details' });
  expect(sections(dialog)).toEqual([
    'Quantidade',
    'Validade e abertura',
    'Informações básicas',
    'Compra',
    'Observações',
    'Movimentações',
  ]);
  for (const text of [
    'Fechado',
    'Colecalciferol',
    'Farmácia Central',
    'L123',
    'Tomar com gordura',
    'Excelente',
  ])
    expect(within(dialog).getByText(text)).toBeVisible();
  for (const name of ['Abrir Caixa', 'Editar', 'Excluir'])
    expect(within(dialog).getByRole('button', { name })).toBeVisible();
});

test('a medicine has the sections of the specification; an open one cannot be opened again', async () => {
  serve([losartan({ currentQuantity: 1, frequencyTimes: 2, frequencyPer: 'day', prescribedBy: 'Dra. Lia' })]);
  const { user } = openStock('medication');
  await user.click(await button('Detalhes: Losartana'));
  const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Medicamento' });
  expect(sections(dialog)).toEqual([
    'Quantidade',
    'Uso',
    'Datas',
    'Informações',
    'Observações',
    'Movimentações',
  ]);
  expect(within(dialog).getByText('Situação').nextSibling).toHaveTextContent('Crítico');
  expect(within(dialog).getByText('Dra. Lia')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Abrir Caixa' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Remover' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Tomar Medicamento' }));
  expect(await screen.findByText('Tomando Losartana (medication)')).toBeVisible();
});

test('a frequency that nobody gave is not made up, and leads to the form', async () => {
  const item = losartan({ frequencyTimes: null, frequencyPer: null, dailyDose: null });
  serve([item]);
  const { user, search } = openStock('medication', `?item=${item.id}&open=details`);
  const dialog = await screen.findByRole('dialog', { name: 'Detalhes do Medicamento' });
  expect(within(dialog).getByText('Frequência').nextSibling).toHaveTextContent('Frequência não informada');
  await user.click(within(dialog).getByRole('button', { name: 'Informar' }));
  expect(search()).toMatchObject({ open: 'edit' });
});

describe('deleting', () => {
  test('asks once, and can be undone', async () => {
    const item = box();
    serve([item]);
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    await user.click(await button('Excluir'));
    await user.click(await button('Cancelar'));
    await user.click(await button('Excluir'));
    await user.click(await button('Confirmar Exclusão'));
    expect(await screen.findByText('Nenhum suplemento cadastrado')).toBeVisible();
    expect(await screen.findByText('Excluído do estoque')).toBeVisible();

    await user.click(await button('Desfazer'));
    expect(await screen.findByRole('listitem', { name: 'Vitamina D3' })).toBeVisible();
  });

  test('that fails says so, and nothing disappears', async () => {
    const item = box();
    serve([item]);
    answer(deleteItem, () => new Problem('database-unavailable'));
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    await user.click(await button('Excluir'));
    await user.click(await button('Confirmar Exclusão'));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      /^Erro ao excluir: O Leveza está temporariamente/,
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(await button('Cancelar'));
    // The question is gone; the dialog takes the focus back a frame later.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('listitem', { name: 'Vitamina D3' })).toBeVisible();
  });

  test('an undo that fails says so', async () => {
    const item = box();
    serve([item]);
    answer(restoreItem, () => new Problem('unexpected'));
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    await user.click(await button('Excluir'));
    await user.click(await button('Confirmar Exclusão'));
    await user.click(await button('Desfazer'));
    expect(
      await screen.findByText('Não foi possível desfazer: Algo deu errado. Tente novamente.'),
    ).toBeVisible();
  });
});

describe('the ledger', () => {
  test('lists what came and went, a page at a time', async () => {
    const item = box();
    const shelf = serve([item]);
    shelf.movements = [
      movement(1, { kind: 'adjustment', quantity: -2.5, reason: 'Contei de novo' }),
      ...Array.from({ length: 10 }, (_, n) => movement(n + 2)),
      movement(12, { kind: 'opening', quantity: 0 }),
      movement(13, { kind: 'purchase', quantity: 30 }),
    ];
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    const list = await screen.findByRole('list', { name: 'Movimentações' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
      'Ajuste−2,5 cápsulas10/01/2026 às 08:05Contei de novo',
    );
    await user.click(await button('Ver mais'));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(13));
    expect(within(list).getByText('+30 cápsulas')).toBeVisible();
    expect(within(list).getByText('Abertura').nextSibling).toBeNull();
  });

  test('takes a loss, refuses more than there is, and keeps what was typed', async () => {
    const item = box();
    const shelf = serve([item]);
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    await user.click(await button('Registrar perda ou descarte'));
    const form = await screen.findByRole('form', { name: 'Registrar perda ou descarte' });
    expect(within(form).getByRole('radio', { name: 'Perda' })).toBeChecked();
    await user.type(within(form).getByLabelText(/^Quantidade/), '99');
    await user.type(within(form).getByLabelText('Motivo (opcional)'), 'Caiu na pia');
    await user.click(within(form).getByRole('button', { name: 'Registrar' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Não há quantidade suficiente no estoque.',
    );

    await user.clear(within(form).getByLabelText(/^Quantidade/));
    await user.type(within(form).getByLabelText(/^Quantidade/), '2');
    await user.click(within(form).getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Perda registrada')).toBeVisible();
    expect(screen.getByText('Restam 22 cápsulas.')).toBeVisible();
    expect(shelf.bodies.at(-1)).toEqual({ kind: 'loss', quantity: 2, reason: 'Caiu na pia' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Registrar perda ou descarte' })).toHaveFocus(),
    );
  });

  test('suggests to throw away all of an expired box', async () => {
    const item = box({ expiryDate: inDays(-2) });
    serve([item]);
    const { user } = openStock('supplement', `?item=${item.id}&open=details`);
    await user.click(await button('Registrar perda ou descarte'));
    expect(await screen.findByRole('radio', { name: 'Descarte' })).toBeChecked();
    expect(screen.getByLabelText(/^Quantidade/, { selector: 'input' })).toHaveValue('24');
  });
});

test('a box becomes a favourite at once', async () => {
  const item = box();
  const shelf = serve([item]);
  const { user } = openStock('supplement', `?item=${item.id}&open=details`);
  await user.click(await button('Favorito'));
  await waitFor(() => expect(shelf.items[0]!.isFavorite).toBe(true));
  expect(shelf.bodies).toEqual([{ isFavorite: true }]);
});

test('an address of a box that is gone opens nothing', async () => {
  serve([box()]);
  openStock('supplement', '?item=00000000-0000-4000-8000-ffffffffffff&open=details');
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
