import { addItem } from '@leveza/contract/inventory/inventory.ts';
import { createBrowserHistory } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { OMEGA } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { dialog, field, gone, press, type } from './testing/hands.ts';
import { openAdd, serve } from './testing/open-add.tsx';

const back = () => act(() => window.history.back());

const keyOf = (owner: string) => `leveza-draft-of:${owner}:add-supplement`;
const KEY = keyOf(ANA.id);

describe('closing', () => {
  test('asks when something was typed, and keeps it', async () => {
    serve();
    const { user } = openAdd();
    await press(user, OMEGA.name);
    await dialog('Cadastrar Produto');
    type('Nome', 'Meu ômega');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
    await press(user, 'Continuar editando');
    expect(field('Nome')).toHaveValue('Meu ômega');
    await press(user, 'Fechar');
    await press(user, 'Descartar');
    await gone();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('does not ask when nothing was', async () => {
    serve();
    const { user, address } = openAdd({ search: 'add=1&q=ferro' });
    await press(user, OMEGA.name);
    await dialog('Cadastrar Produto');
    await press(user, 'Fechar');
    await gone();
    expect(address()).toBe('/supplement-store?q=ferro');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

test('the back button of the phone goes one step back, and out of the dialog from the first', async () => {
  serve();
  const history = createBrowserHistory();
  for (const path of ['/', '/supplement-store?add=1']) {
    history.push(path);
    history.flush();
  }
  onTestFinished(() => history.destroy());
  const { user } = openAdd({ history });
  await press(user, OMEGA.name);
  await press(user, 'Próximo');
  await screen.findByText(/^2\/2/);
  back();
  expect(await screen.findByText(/^1\/2/)).toBeVisible();
  back();
  await dialog('Selecionar Suplemento');
  back();
  await gone();
  await waitFor(() => expect(window.location.href).toMatch(/\/supplement-store$/));
  back();
  await screen.findByRole('heading', { name: 'Início' });
});

describe('a reload', () => {
  test('finds the form as it was', async () => {
    const sent = serve();
    const first = openAdd();
    await press(first.user, OMEGA.name);
    await dialog('Cadastrar Produto');
    type('Nome', 'Meu ômega');
    await press(first.user, 'Próximo');
    await screen.findByText(/^2\/2/);
    type('Preço da caixa', '99,9');
    const search = first.address().split('?')[1]!;
    first.unmount();

    const { user } = openAdd({ search });
    await screen.findByText(/^2\/2/);
    expect(field('Preço da caixa')).toHaveValue('99,90');
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.products).toHaveLength(1);
    expect(sent.boxes[0]).toMatchObject({ customName: 'Meu ômega', purchasePrice: '99.90' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('while the boxes are being sent sends them again under the same key', async () => {
    serve();
    const keys: (string | null)[] = [];
    answer(addItem, async (_, request) => {
      keys.push(request.headers.get('idempotency-key'));
      // oxlint-disable-next-line promise/avoid-new -- a line that hangs
      return new Promise<never>(() => {});
    });
    const first = openAdd();
    await press(first.user, OMEGA.name);
    await press(first.user, 'Próximo');
    await screen.findByText(/^2\/2/);
    await press(first.user, 'Adicionar ao estoque');
    await waitFor(() => expect(keys).toHaveLength(1));
    const search = first.address().split('?')[1]!;
    first.unmount();

    const { user } = openAdd({ search });
    await screen.findByText(/^2\/2/);
    await press(user, 'Adicionar ao estoque');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    sessionStorage.clear();
    localStorage.clear();
  });

  test('a form left behind is offered again, and can be thrown away', async () => {
    serve();
    const first = openAdd();
    await press(first.user, 'Adicionar manualmente');
    await dialog('Cadastrar Produto');
    type('Nome', 'Chá da avó');
    first.unmount();

    const { user } = openAdd();
    expect(await screen.findByText('Você começou um cadastro')).toBeVisible();
    expect(screen.getByText('Chá da avó')).toBeVisible();
    await press(user, 'Continuar cadastro');
    await waitFor(() => expect(field('Nome')).toHaveValue('Chá da avó'));
    await press(user, 'Voltar');
    await press(user, 'Descartar');
    expect(screen.queryByText('Você começou um cadastro')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('the draft of another patient is not offered', async () => {
    serve();
    sessionStorage.setItem(keyOf('someone-else'), '{"start":{"values":{}},"values":{}}');
    openAdd({ search: 'add=form-1' });
    await dialog('Selecionar Suplemento');
    expect(screen.queryByText('Você começou um cadastro')).not.toBeInTheDocument();
  });

  test.each(['{"start":{},"values":{}}', '{', '[]', '{"owner":1}'])(
    'what is no draft of this form is thrown away: %s',
    async (kept) => {
      serve();
      sessionStorage.setItem(KEY, kept);
      openAdd({ search: 'add=form-1' });
      await dialog('Selecionar Suplemento');
      expect(screen.queryByText('Você começou um cadastro')).not.toBeInTheDocument();
      expect(sessionStorage.getItem(KEY)).toBeNull();
    },
  );
});
