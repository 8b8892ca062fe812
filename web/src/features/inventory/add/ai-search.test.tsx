import { giveConsent } from '@leveza/contract/auth/consent.ts';
import { createProduct } from '@leveza/contract/catalog/catalog.ts';
import { aiSearch, readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { FOUND, OMEGA } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { button, dialog, field, gone, press, type } from './testing/hands.ts';
import { openAdd, serve } from './testing/open-add.tsx';

const SEARCH = { search: 'add=ai-search' };

async function searchFor(user: UserEvent, product = 'vitamina d') {
  await screen.findByRole('form', { name: 'Buscar com IA' });
  type('Produto ou substância', product);
  await press(user, 'Buscar');
}

async function choose() {
  answer(aiSearch, () => ({ data: [FOUND] }));
  const { user } = openAdd(SEARCH);
  await searchFor(user);
  await press(user, FOUND.name);
  await dialog('Cadastrar Produto');
  expect(field('Nome')).toHaveValue(FOUND.name);
  await press(user, 'Próximo');
  return user;
}

describe('asking', () => {
  test('needs at least one of the three', async () => {
    serve();
    const { user } = openAdd();
    await press(user, 'Buscar com IA');
    await dialog('Buscar com IA');
    await screen.findByRole('form', { name: 'Buscar com IA' });
    expect(field('Produto ou substância')).toBeRequired();
    expect(button('Buscar')).toBeDisabled();
    type('Código de barras (EAN)', '789');
    expect(button('Buscar')).toBeEnabled();
    type('Código de barras (EAN)', '  ');
    expect(button('Buscar')).toBeDisabled();
    expect(screen.getByText(/Restam 30 buscas com IA hoje/)).toBeVisible();
  });

  test('sends what was typed and nothing else', async () => {
    serve();
    const bodies: unknown[] = [];
    answer(aiSearch, async (_, request) => {
      bodies.push(await request.json());
      return { data: [] };
    });
    const { user } = openAdd({ ...SEARCH, kind: 'medication' });
    await searchFor(user, 'losartana');
    await dialog('Resultados da Busca');
    expect(bodies).toEqual([{ query: 'losartana', brand: '', ean: '', type: 'medication' }]);
  });

  test('without a model it says so and offers the other two ways', async () => {
    serve({ options: { isAiConfigured: false } });
    const { user } = openAdd(SEARCH);
    expect(await screen.findByText('A busca com IA não está configurada')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buscar' })).not.toBeInTheDocument();
    await press(user, 'Ver catálogo');
    await dialog('Selecionar Suplemento');
    await press(user, 'Buscar com IA');
    await press(user, 'Adicionar manualmente');
    await dialog('Cadastrar Produto');
  });

  test('asks for the consent first, and gives it', async () => {
    serve();
    let needsAiConsent = true;
    const given: unknown[] = [];
    answer(readSearchOptions, () => ({
      data: { isAiConfigured: true, needsAiConsent, aiSearchesLeftToday: 30 },
    }));
    answer(giveConsent, ({ body }) => {
      given.push(body.purpose);
      needsAiConsent = false;
      return { data: { ...body, givenAt: '2026-11-15T12:00:00.000Z' } };
    });
    const { user } = openAdd(SEARCH);
    expect(await screen.findByText('só o que você digitar nela')).toBeVisible();
    await press(user, 'Autorizar busca com IA');
    await screen.findByRole('form', { name: 'Buscar com IA' });
    expect(given).toEqual(['ai']);
  });

  test('with no search left today it says when there will be', async () => {
    serve({ options: { aiSearchesLeftToday: 0 } });
    openAdd(SEARCH);
    expect(await screen.findByText('As buscas com IA de hoje acabaram')).toBeVisible();
  });

  test('a failure keeps what was typed, and can be closed', async () => {
    serve();
    answer(aiSearch, () => new Problem('ai-busy'));
    const { user } = openAdd(SEARCH);
    await searchFor(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro na busca');
    expect(alert).toHaveTextContent(
      'Erro na busca com IA: Limite de requisições da IA atingido. Tente novamente em alguns minutos.',
    );
    expect(field('Produto ou substância')).toHaveValue('vitamina d');
    await press(user, 'Fechar erro');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a slow one shows that it works, and can be cancelled', async () => {
    serve();
    answer(aiSearch, () => new Promise<never>(() => {}));
    const { user } = openAdd(SEARCH);
    await searchFor(user);
    expect(await screen.findByRole('progressbar', { name: 'Buscando com IA' })).toBeVisible();
    await press(user, 'Cancelar busca');
    await screen.findByRole('form', { name: 'Buscar com IA' });
    expect(field('Produto ou substância')).toHaveValue('vitamina d');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('its results', () => {
  test('show how sure they are, that nobody checked them, and what is a guess', async () => {
    serve();
    answer(aiSearch, () => ({ data: [FOUND] }));
    const { user } = openAdd(SEARCH);
    await searchFor(user);
    const card = await screen.findByRole('button', { name: FOUND.name });
    expect(card).toHaveAccessibleDescription(/92\s%\sde confiança/);
    expect(card).toHaveAccessibleDescription(/não verificado/);
    expect(card).toHaveAccessibleDescription(/30 cápsulas por caixa \(estimado\)/);
    await press(user, 'Voltar');
    await dialog('Selecionar Suplemento');
  });

  test('none at all leaves a tip and the way by hand', async () => {
    serve();
    answer(aiSearch, () => ({ data: [] }));
    const { user } = openAdd(SEARCH);
    await searchFor(user);
    expect(await screen.findByText('Nenhum resultado encontrado')).toBeVisible();
    expect(
      screen.getByText(/Nenhum produto encontrado para esta busca\. Tente termos mais específicos\./),
    ).toBeVisible();
    await press(user, 'Nova busca');
    await waitFor(() => expect(field('Produto ou substância')).toHaveValue('vitamina d'));
  });

  test('a chosen one becomes a product of the patient’s own', async () => {
    const sent = serve();
    const user = await choose();
    expect(sent.searches.at(-1)).toMatchObject({ search: FOUND.name, brand: 'Addera', limit: 50 });
    expect(sent.products).toEqual([
      expect.objectContaining({ name: FOUND.name, mainCategory: 'VITAMINS_MINERALS', boxQuantity: 30 }),
    ]);
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.products).toHaveLength(1);
    expect(sent.boxes[0]).toMatchObject({ customName: FOUND.name, boxQuantity: 30 });
  });

  test('one the catalogue has already is not made again', async () => {
    const same = { ...OMEGA, name: FOUND.name.toUpperCase(), brand: 'ADDERA', dosage: '2000 ui' };
    const sent = serve({ catalog: [same] });
    const { name: _, ...rest } = FOUND;
    answer(aiSearch, () => ({ data: [{ ...rest, name: FOUND.name }] }));
    const { user } = openAdd(SEARCH);
    await searchFor(user);
    await press(user, FOUND.name);
    await press(user, 'Próximo');
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.products).toEqual([]);
    expect(sent.boxes[0]).toMatchObject({ productId: same.id });
  });

  test('one that cannot be kept goes on, and is refused at the end in the words of the specification', async () => {
    const sent = serve();
    answer(createProduct, () => new Problem('unexpected'));
    const user = await choose();
    await press(user, 'Adicionar ao estoque');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro: Produto não foi criado no catálogo. Não é possível adicionar ao inventário.',
    );
    expect(sent.boxes).toEqual([]);
  });

  test('one still on its way when the dialog is closed does not open it again', async () => {
    serve();
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    answer(aiSearch, () => ({ data: [FOUND] }));
    answer(createProduct, async () => {
      await replied;
      return { data: OMEGA };
    });
    const { user, address } = openAdd(SEARCH);
    await searchFor(user);
    await press(user, FOUND.name);
    await user.click(button('Fechar'));
    await press(user, 'Descartar');
    await gone();
    reply();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(address()).toBe('/supplement-store');
  });
});
