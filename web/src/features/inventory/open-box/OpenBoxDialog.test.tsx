import { changeItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { box, inDays } from '../../../testing/boxes.ts';
import { openStock, serve } from '../testing/open-stock.tsx';

const PRODUCT = { productId: '10000000-0000-4000-8000-00000000bbbb' };
const button = (name: string) => screen.findByRole('button', { name });

test('a box is opened now, and the opening can be taken back', async () => {
  const shelf = serve([box()]);
  const { user, search } = openStock();
  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Abrir Caixa'));
  const dialog = await screen.findByRole('dialog', { name: 'Abrir Caixa' });
  expect(within(dialog).getByText('Vitamina D3')).toBeVisible();
  expect(within(dialog).getByText(/A caixa será marcada como aberta/)).toBeVisible();

  await user.click(within(dialog).getByRole('button', { name: 'Abrir Agora' }));
  expect(await screen.findByText('ABERTO')).toBeVisible();
  expect(search()).toEqual({});
  // By the server's clock: the one of the device may run fast.
  expect(shelf.bodies).toEqual([{ openedDate: 'now' }]);

  await user.click(await button('Desfazer'));
  expect(await screen.findByText('FECHADO')).toBeVisible();
  expect(shelf.bodies.at(-1)).toEqual({ openedDate: null });
});

test('a past moment opens it since then; no day, or one to come, does not', async () => {
  const shelf = serve([box()]);
  const { user } = openStock();
  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Abrir Caixa'));
  await user.click(await screen.findByRole('radio', { name: 'Outro dia' }));
  await user.click(await button('Abrir'));
  expect(await screen.findByText('Diga em que dia foi.')).toBeVisible();

  const day = screen.getByLabelText('Data');
  await user.type(day, formatDay(inDays(1)).replaceAll('/', ''));
  await user.tab();
  expect(await screen.findByText(/^Escolha uma data até /)).toBeVisible();
  await user.click(await button('Abrir'));
  expect(shelf.bodies).toEqual([]);

  fireEvent.change(day, { target: { value: formatDay(inDays(-3)) } });
  fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '09:00' } });
  await user.click(await button(`Abrir em ${formatDay(inDays(-3)).slice(0, 5)} às 09:00`));
  expect(await screen.findByText('ABERTO')).toBeVisible();
  expect(shelf.bodies).toEqual([{ openedDate: instantAt(inDays(-3), '09:00', ANA.timeZone).toISOString() }]);
});

test('a second open box of the product has to be meant', async () => {
  const shelf = serve([
    box({ ...PRODUCT, customName: 'Primeira', openedDate: '2026-01-10T15:00:00.000Z' }),
    box({ ...PRODUCT, customName: 'Segunda' }),
  ]);
  const { user } = openStock();
  await user.click(await screen.findByRole('button', { name: /^Mais 1 caixa/ }));
  await user.click(await button('Detalhes: Segunda'));
  await user.click(await button('Abrir Caixa'));
  await user.click(await button('Abrir Agora'));
  const question = await screen.findByRole('group', { name: /Já existe uma caixa deste produto aberta/ });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(await button('Abrir Agora')).toBeEnabled();
  expect(shelf.items[1]!.openedDate).toBeNull();

  await user.click(await button('Abrir Agora'));
  await user.click(await button('Abrir outra caixa'));
  await waitFor(() => expect(screen.getAllByText('ABERTO')).toHaveLength(2));
  expect(shelf.bodies.at(-1)).toMatchObject({ confirmSecondOpen: true });
});

test('a failure is said in the dialog, which stays', async () => {
  serve([box()]);
  answer(changeItem, () => new Problem('unexpected'));
  const { user } = openStock();
  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Abrir Caixa'));
  await user.click(await button('Abrir Agora'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Erro ao abrir caixa: Algo deu errado. Tente novamente.',
  );
  expect(screen.getByRole('dialog', { name: 'Abrir Caixa' })).toBeVisible();
});

test('an allergy of the profile is marked on the card, said in the details, and asked about before opening', async () => {
  const shelf = serve([box()]);
  answer(readMe, () => ({ data: { ...ANA, allergies: 'Látex, vitamina D3' } }));
  const message = 'Seu perfil diz que você tem alergia a vitamina D3.';
  answer(changeItem, async ({ body }, request) => {
    shelf.bodies.push(await request.json());
    if (!body.confirmAllergy) return new Problem('known-allergy', { message });
    return { data: { ...shelf.items[0]!, openedDate: new Date().toISOString() } };
  });
  const { user } = openStock();
  const card = await screen.findByRole('listitem', { name: 'Vitamina D3' });
  expect(await within(card).findByText('Seu perfil fala em alergia a vitamina D3')).toBeVisible();
  await user.click(await button('Detalhes: Vitamina D3'));
  expect(await screen.findByText(/e Vitamina D3 leva essa substância/)).toBeVisible();
  await user.click(await button('Fechar'));
  await user.click(await button('Detalhes: Vitamina D3'));
  await user.click(await button('Abrir Caixa'));
  await user.click(await button('Abrir Agora'));
  const question = await screen.findByRole('group', { name: /Confira sua alergia/ });
  expect(question).toHaveTextContent(message);
  await user.click(within(question).getByRole('button', { name: 'Abrir mesmo assim' }));
  await waitFor(() => expect(shelf.bodies.at(-1)).toMatchObject({ confirmAllergy: true }));
});
