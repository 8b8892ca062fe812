import { createProduct } from '@leveza/contract/catalog/catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OMEGA } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { button, dialog, gone, press, type } from './testing/hands.ts';
import { openAdd, serve } from './testing/open-add.tsx';

const SMALL = {
  ...OMEGA,
  id: crypto.randomUUID(),
  boxQuantity: 30,
  isVariationOf: OMEGA.id,
  isVerified: false,
};

async function openForm(user: UserEvent) {
  await press(user, OMEGA.name);
  await dialog('Cadastrar Produto');
}

async function stock(user: UserEvent) {
  await press(user, 'Próximo');
  await press(user, 'Adicionar ao estoque');
  await gone();
}

test('an edited product becomes a variation, once', async () => {
  const sent = serve({ catalog: [OMEGA] });
  const { user } = openAdd();
  await openForm(user);
  type('Unidades por caixa', '90');
  await press(user, 'Próximo');
  await screen.findByText(/^2\/2/);
  expect(sent.products).toEqual([
    expect.objectContaining({ boxQuantity: 90, isVariationOf: OMEGA.id, createdBy: 'user_customization' }),
  ]);
  expect(sent.searches.at(-1)).toMatchObject({ search: OMEGA.name, exact: true, limit: 100 });

  await press(user, 'Voltar');
  type('Dosagem', '900 mg');
  await stock(user);
  expect(sent.products).toHaveLength(1);
  expect(sent.boxes[0]).toMatchObject({ customDosage: '900 mg', boxQuantity: 90 });
  expect(sent.boxes[0]!.productId).not.toBe(OMEGA.id);
});

test('a variation made before is used again', async () => {
  const sent = serve({ catalog: [OMEGA, SMALL] });
  const { user } = openAdd();
  await user.click((await screen.findAllByRole('button', { name: OMEGA.name }))[0]!);
  type('Unidades por caixa', '30');
  await stock(user);
  expect(sent.products).toEqual([]);
  expect(sent.boxes[0]).toMatchObject({ productId: SMALL.id });
});

test('a box sold in several sizes is chosen by a press', async () => {
  const sent = serve({ catalog: [OMEGA] });
  const { user } = openAdd();
  await openForm(user);
  await user.click(button('120'));
  await stock(user);
  expect(sent.boxes[0]).toMatchObject({ boxQuantity: 120, currentQuantity: 120 });
});

test('where it cannot be made, the original product is kept, and the screen says so', async () => {
  const sent = serve({ catalog: [OMEGA] });
  answer(createProduct, () => new Problem('unexpected'));
  const { user } = openAdd();
  await openForm(user);
  type('Nome', 'Meu ômega');
  await press(user, 'Próximo');
  expect(await screen.findByText('Erro ao criar variação do produto')).toBeVisible();
  await press(user, 'Adicionar ao estoque');
  await gone();
  expect(sent.boxes[0]).toMatchObject({ productId: OMEGA.id, customName: 'Meu ômega' });
});

test('while it is being made, nothing else can be pressed', async () => {
  serve({ catalog: [OMEGA] });
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
  answer(createProduct, async () => {
    await replied;
    return { data: { ...SMALL, name: 'Meu ômega' } };
  });
  const { user } = openAdd();
  await openForm(user);
  type('Nome', 'Meu ômega');
  const next = button('Próximo');
  await user.click(next);
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  reply();
  expect(await screen.findByText(/^2\/2/)).toBeVisible();
});

test('an edit taken back is no variation', async () => {
  const sent = serve({ catalog: [OMEGA] });
  const { user } = openAdd();
  await openForm(user);
  type('Nome', 'Outro');
  type('Nome', OMEGA.name);
  await stock(user);
  expect(sent.products).toEqual([]);
  expect(sent.boxes[0]).toMatchObject({ productId: OMEGA.id });
});
