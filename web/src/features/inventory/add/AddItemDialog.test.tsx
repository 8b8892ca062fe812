import { createProduct, listProducts } from '@leveza/contract/catalog/catalog.ts';
import { addItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { box as aBox } from '../../../testing/boxes.ts';
import { DIPYRONE, OMEGA } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { button, choose, dialog, field, gone, press, type } from './testing/hands.ts';
import { found, openAdd, serve } from './testing/open-add.tsx';

async function pickOmega(user: UserEvent) {
  await press(user, OMEGA.name);
  await dialog('Cadastrar Produto');
}

async function write(user: UserEvent) {
  await press(user, 'Adicionar manualmente');
  await dialog('Cadastrar Produto');
  await waitFor(() => expect(field('Nome')).toHaveFocus());
  type('Nome', 'Chá da avó');
  type('Dosagem', '1 sachê');
  type('Unidades por caixa', '15');
  await press(user, 'Próximo');
}

/** The labels of the text fields that are neither folded away nor of the other step. */
const inSight = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden]), form textarea')]
    .filter((input) => !input.closest('[hidden], details:not([open]), [aria-hidden=true]'))
    .map((input) => input.labels?.[0]?.textContent?.replace('*', '').trim());

describe('choosing from the catalogue', () => {
  test('shows the products of its own kind, with what tells them apart', async () => {
    serve();
    openAdd();
    await dialog('Selecionar Suplemento');
    const card = await screen.findByRole('button', { name: OMEGA.name });
    expect(card).toHaveAccessibleDescription(/Vitafor\s*·\s*Cápsula\s*·\s*60 cápsulas por caixa/);
    expect(card).toHaveAccessibleDescription(/Princípio ativo: Óleo de peixe/);
    expect(card).toHaveAccessibleDescription(/Ômega 3/);
    // One line and one state under the name; the rest is for those who hear it.
    expect(screen.getByText('Vitafor · 60 cápsulas · Óleo de peixe')).toBeVisible();
    expect(within(card).getByText('Ômega 3', { selector: '[id$=state] *' })).toBeVisible();
    expect(card).not.toHaveAccessibleDescription(/não verificado/);
    expect(screen.queryByRole('button', { name: DIPYRONE.name })).not.toBeInTheDocument();
    expect(screen.getByText(/Mostrando 1 de 1 disponíveis/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mais usados com GLP-1' })).toBeVisible();
  });

  test('a medication is chosen under its own title', async () => {
    serve();
    openAdd({ kind: 'medication' });
    await dialog('Selecionar Medicamento');
    expect(await screen.findByRole('button', { name: DIPYRONE.name })).toBeVisible();
    expect(screen.queryByRole('button', { name: OMEGA.name })).not.toBeInTheDocument();
  });

  test('shows the first ten of all, and marks what nobody checked', async () => {
    const many = Array.from({ length: 23 }, (_, n) => ({
      ...OMEGA,
      id: crypto.randomUUID(),
      name: `Ômega ${n}`,
      isVerified: false,
    }));
    serve({ catalog: many });
    openAdd();
    const list = await screen.findByRole('list', { name: 'Produtos' });
    expect(within(list).getAllByRole('button')).toHaveLength(10);
    expect(screen.getByText(/Mostrando 10 de 23 disponíveis/)).toBeVisible();
    expect(within(list).getAllByText('não verificado')).toHaveLength(10);
  });

  test('searches once the typing pauses', async () => {
    const sent = serve();
    openAdd();
    await screen.findByRole('button', { name: OMEGA.name });
    const box = screen.getByRole('searchbox');
    // At once: on a busy machine keys are as far apart as a pause.
    for (const value of ['n', 'na', 'nada', 'nada disso']) fireEvent.change(box, { target: { value } });
    expect(await screen.findByText('Nenhum produto encontrado no sistema')).toBeVisible();
    expect(screen.queryByText('Mais usados com GLP-1')).toBeNull();
    expect(sent.searches[0]).toMatchObject({ type: 'supplement', limit: 10 });
    expect(sent.searches.map((query) => (query as { search?: string }).search)).toEqual([
      undefined,
      'nada disso',
    ]);
  });

  test('says what failed and tries again', async () => {
    serve();
    answer(listProducts, () => new Problem('unexpected'));
    const { user } = openAdd();
    expect(
      await screen.findByText('Erro ao carregar produtos: Algo deu errado. Tente novamente.'),
    ).toBeVisible();
    answer(listProducts, () => found(OMEGA));
    await press(user, 'Tentar novamente');
    expect(await screen.findByRole('button', { name: OMEGA.name })).toBeVisible();
  });
});

describe('a box of a catalogue product', () => {
  test('is stocked in three presses, with good defaults', async () => {
    const sent = serve();
    const { user, address } = openAdd();
    await pickOmega(user);
    expect(screen.getByText(/^1\/2/)).toBeVisible();
    expect(field('Nome')).toHaveValue(OMEGA.name);
    expect(field('Unidades por caixa')).toHaveValue('60');
    await press(user, 'Próximo');
    expect(await screen.findByText(/^2\/2/)).toBeVisible();
    await press(user, 'Adicionar ao estoque');
    await gone();

    expect(sent.products).toEqual([]);
    expect(sent.boxes).toHaveLength(1);
    expect(sent.boxes[0]).toMatchObject({
      productId: OMEGA.id,
      customName: OMEGA.name,
      customForm: 'CAPSULES',
      unitType: 'capsules',
      boxQuantity: 60,
      currentQuantity: 60,
      boxes: 1,
      lowStockThreshold: 5,
      daysBeforeExpiryAlert: 30,
      effectivenessRating: 3,
      isFavorite: false,
      notes: null,
      purchasePrice: null,
    });
    expect(sent.boxes[0]!.purchaseDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(address()).toBe('/supplement-store');
    const toast = screen.getByRole('alertdialog', { name: /^No estoque: ./ });
    expect(toast).toHaveTextContent('1 caixa com 60 cápsulas.');
  });

  test('carries everything that was filled in, the price as text', async () => {
    const sent = serve();
    const { user } = openAdd({ kind: 'medication' });
    await press(user, DIPYRONE.name);
    await press(user, /Aumentar número de caixas/);
    await press(user, /Aumentar número de caixas/);
    await press(user, 'Próximo');
    type('Data de validade', '31122027');
    type('Preço da caixa', '12,5');
    await choose(user, /Com que frequência/, '2x ao dia');
    await user.click(screen.getByText('Mais detalhes'));
    type('Loja', 'Farmácia do bairro');
    type('Observações', 'Só com febre');
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.boxes[0]).toMatchObject({
      boxes: 3,
      customMainCategory: 'MEDICATIONS',
      customSubCategory: 'ANALGESIC',
      customForm: 'TABLETS',
      expiryDate: '2027-12-31',
      purchasePrice: '12.50',
      frequencyTimes: 2,
      frequencyPer: 'day',
      store: 'Farmácia do bairro',
      notes: 'Só com febre',
    });
    expect(screen.getByRole('alertdialog')).toHaveTextContent('3 caixas com 30 comprimidos cada.');
  });

  test('asks five things, and folds away what the catalogue has said', async () => {
    serve();
    const { user } = openAdd();
    await pickOmega(user);
    expect(inSight()).toEqual(['Unidades por caixa', 'Número de caixas']);
    expect(screen.getAllByText(OMEGA.name)[0]).toBeVisible();
    await press(user, 'Próximo');
    await screen.findByText(/^2\/2/);
    expect(inSight()).toEqual(['Quantidade por dose', 'Data de validade']);
    expect(button(/Com que frequência/)).toBeVisible();
  });

  test('cannot go on without name, dosage and units', async () => {
    serve();
    const { user } = openAdd();
    await pickOmega(user);
    const next = button('Próximo');
    expect(next).toBeEnabled();
    for (const name of ['Nome', 'Dosagem', 'Unidades por caixa']) {
      const kept = field(name).value;
      type(name, '');
      expect(next, name).toBeDisabled();
      type(name, kept);
      expect(next, name).toBeEnabled();
    }
  });

  test('stays open with everything typed when the server refuses it', async () => {
    serve();
    answer(addItem, () => new Problem('unexpected'));
    const { user } = openAdd();
    await pickOmega(user);
    await press(user, 'Próximo');
    type('Preço da caixa', '80');
    await press(user, 'Adicionar ao estoque');
    expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado. Tente novamente.');
    expect(field('Preço da caixa')).toHaveValue('80');
  });

  test('a refused detail is unfolded', async () => {
    const sent = serve();
    const { user } = openAdd();
    await pickOmega(user);
    await press(user, 'Próximo');
    const threshold = screen.getByLabelText('Avisar quando restarem');
    await user.click(screen.getByText('Mais detalhes'));
    fireEvent.change(threshold, { target: { value: '' } });
    await user.click(screen.getByText('Mais detalhes'));
    await press(user, 'Adicionar ao estoque');
    await waitFor(() => expect(threshold).toHaveFocus());
    expect(threshold).toBeInvalid();
    expect(sent.boxes).toEqual([]);
  });

  test('a name the server refuses is shown where it is written', async () => {
    serve();
    answer(addItem, () => new Problem('invalid-input', { fields: { customName: 'Nome longo demais.' } }));
    const { user } = openAdd();
    await pickOmega(user);
    await press(user, 'Próximo');
    await press(user, 'Adicionar ao estoque');
    expect(await screen.findByText('Nome longo demais.')).toBeVisible();
    expect(screen.getByText(/^1\/2/)).toBeVisible();
  });
});

describe('by hand', () => {
  test('the product is made with its box', async () => {
    const sent = serve();
    const { user } = openAdd();
    await write(user);
    expect(sent.products).toEqual([]);
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.products).toEqual([
      expect.objectContaining({ name: 'Chá da avó', dosage: '1 sachê', mainCategory: 'SUPPLEMENTS' }),
    ]);
    expect(sent.boxes[0]).toMatchObject({ customName: 'Chá da avó', boxQuantity: 15, boxes: 1 });
  });

  test('a product that cannot be made is said in the words of the specification, and made once after that', async () => {
    const sent = serve();
    answer(createProduct, () => new Problem('unexpected'));
    const { user } = openAdd();
    await write(user);
    await press(user, 'Adicionar ao estoque');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro: Produto não foi criado no catálogo. Não é possível adicionar ao inventário.',
    );
    expect(sent.boxes).toEqual([]);
  });
});

test('a prohibited name typed by hand gets its notice, and an allergy asks before the box is added', async () => {
  serve();
  const bodies: unknown[] = [];
  answer(addItem, async ({ body }, request) => {
    bodies.push(await request.json());
    if (!body.confirmAllergy) return new Problem('known-allergy');
    return { data: aBox(), items: [aBox()] };
  });
  const { user } = openAdd();
  await write(user);
  await press(user, 'Voltar');
  type('Nome', 'Retatrutida');
  expect(await screen.findByText(/A Anvisa proíbe a venda/)).toBeVisible();
  type('Nome', 'Chá da avó');
  await waitFor(() => expect(screen.queryByText(/A Anvisa proíbe/)).toBeNull());
  await press(user, 'Próximo');
  await press(user, 'Adicionar ao estoque');
  expect(await screen.findByRole('group', { name: /Confira sua alergia/ })).toBeVisible();
  await press(user, 'Adicionar mesmo assim');
  await gone();
  expect(bodies.at(-1)).toMatchObject({ confirmAllergy: true });
});
