import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { box, inDays, losartan } from '../../../testing/boxes.ts';
import { openStock, serve } from '../testing/open-stock.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

test('only what changed is sent, and the details come back with it', async () => {
  const shelf = serve([box({ store: 'Central' })]);
  const { user, search } = openStock();
  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Editar'));
  const dialog = await screen.findByRole('dialog', { name: 'Editar Suplemento' });
  expect(field('Nome')).toHaveValue('Vitamina D3');
  expect(field('Marca')).toHaveValue('Addera');
  expect(field('Preço da caixa')).toHaveValue('60,00');

  await user.clear(field('Preço da caixa'));
  await user.type(field('Preço da caixa'), '54,9');
  await user.clear(field('Loja'));
  await user.click(within(dialog).getByRole('button', { name: /Com que frequência/ }));
  await user.click(await screen.findByRole('option', { name: '1x por semana' }));
  await user.click(within(dialog).getByRole('radio', { name: '5, Excelente' }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByRole('dialog', { name: 'Detalhes do Suplemento' })).toBeVisible();
  expect(shelf.bodies).toEqual([
    {
      purchasePrice: '54.90',
      store: null,
      frequencyTimes: 1,
      frequencyPer: 'week',
      effectivenessRating: 5,
    },
  ]);
  expect(await screen.findByText('Alterações salvas')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('1x por semana')).toBeVisible();
  expect(search()).toMatchObject({ open: 'details' });
});

test('a corrected quantity is an adjustment with its reason', async () => {
  const item = box();
  const shelf = serve([item]);
  const { user } = openStock('supplement', `?item=${item.id}&open=edit`);
  expect(await screen.findByText(/Uma correção fica guardada como ‘Ajuste’/)).toBeVisible();
  expect(screen.queryByLabelText('Motivo do ajuste (opcional)')).toBeNull();
  await user.clear(field('Quantidade restante'));
  await user.type(field('Quantidade restante'), '20,5');
  await user.type(await screen.findByLabelText('Motivo do ajuste (opcional)'), 'Contei de novo');
  await user.click(await button('Salvar'));
  await waitFor(() => expect(shelf.bodies).toEqual([{ currentQuantity: 20.5, reason: 'Contei de novo' }]));
});

test('nothing changed closes without a call; something changed asks before it is lost', async () => {
  const item = box();
  const shelf = serve([item]);
  const { user } = openStock('supplement', `?item=${item.id}&open=edit`);
  await user.click(await button('Salvar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shelf.bodies).toEqual([]);

  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Editar'));
  await user.type(await screen.findByLabelText('Lote'), 'L1');
  await user.click(await button('Cancelar'));
  expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
});

test('wrong input is said at its field, and nothing is sent', async () => {
  const item = box();
  const shelf = serve([item]);
  const { user } = openStock('supplement', `?item=${item.id}&open=edit`);
  await user.clear(await screen.findByLabelText('Quantidade restante'));
  await user.clear(field('Data de compra'));
  await user.type(field('Data de compra'), formatDay(inDays(2)).replaceAll('/', ''));
  await user.clear(field('Avisar antes do vencimento'));
  await user.type(field('Avisar antes do vencimento'), '0');
  await user.click(await button('Salvar'));
  expect(await screen.findByText('Informe um número.')).toBeVisible();
  expect(screen.getByText(/^(Escolha uma data até|A data não pode estar no futuro)/)).toBeVisible();
  expect(screen.getByText('O mínimo é 1.')).toBeVisible();
  expect(shelf.bodies).toEqual([]);
});

test('writing an opening day asks about a second open box', async () => {
  const shared = { productId: '10000000-0000-4000-8000-00000000cccc' };
  const second = losartan({ ...shared, openedDate: null });
  const shelf = serve([losartan(shared), second]);
  const { user } = openStock('medication', `?item=${second.id}&open=edit`);
  await user.type(await screen.findByLabelText('Data de abertura'), formatDay(inDays(-1)));
  await user.click(await button('Salvar'));
  await user.click(await button('Abrir outra caixa'));
  await waitFor(() => expect(shelf.items[1]!.openedDate).not.toBeNull());
  expect(shelf.bodies.at(-1)).toEqual({ openedDate: inDays(-1), confirmSecondOpen: true });
});

test('an emptied name goes back to the catalogue’s', async () => {
  const item = box({ customName: 'Minha vitamina' });
  const shelf = serve([item]);
  const { user } = openStock('supplement', `?item=${item.id}&open=edit`);
  await user.clear(await screen.findByLabelText('Nome'));
  expect(field('Nome')).toHaveAttribute('placeholder', 'Vitamina D3');
  await user.click(await button('Salvar'));
  await waitFor(() => expect(shelf.bodies).toEqual([{ customName: null }]));
});
