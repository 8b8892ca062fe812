import { deleteAccount } from '@leveza/contract/account/deletion.ts';
import { exportData, importData } from '@leveza/contract/account/portability.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer } from '../../testing/server.ts';
import { forgetDeletion, isDeletionRemembered } from './farewell.ts';
import { openAccount } from './testing/open-account.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const bar = (name: string) => within(screen.getByRole('dialog', { name }));
let saved: string[];

beforeEach(() => {
  saved = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  act(forgetDeletion);
});

test('the export shows that it is under way and ends as a named file', async () => {
  const held = Promise.withResolvers<void>();
  const { user } = await openAccount({ open: 'export', patient: { timeZone: 'Pacific/Kiritimati' } });
  answer(exportData, async () => {
    await held.promise;
    return {};
  });
  vi.setSystemTime('2026-11-03T12:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  await user.click(button('Baixar'));
  await screen.findByRole('progressbar', { name: 'Preparando seu arquivo…' });
  held.resolve();
  expect(await screen.findByText('Arquivo pronto')).toBeInTheDocument();
  expect(saved).toEqual(['leveza-dados-2026-11-04.zip']);
});

test('the export can be stopped, and a refusal is told', async () => {
  const { user } = await openAccount({ open: 'export' });
  answer(exportData, () => new Promise<{}>(() => {}));
  await user.click(button('Baixar'));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  answer(exportData, () => new Problem('too-many-requests'));
  await user.click(await screen.findByRole('button', { name: 'Baixar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas.');
  expect(saved).toEqual([]);
});

async function chooseFile(name = 'leveza-dados-2026-11-03.zip') {
  const app = await openAccount({ open: 'import' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await app.user.upload(input, new File(['PK'], name));
  return app;
}

test('the import says what came in, and everything is read again', async () => {
  const { user, state } = await chooseFile();
  answer(importData, () => {
    state.account.privacyLevel = 'private';
    return {
      data: {
        lists: [
          { title: 'Notificações', rows: 1234 },
          { title: 'Produtos', rows: 0 },
        ],
        files: 2,
        leftOut: { rows: 12, sentences: ['Usos, linha 3: não diz de qual caixa nem de qual produto foi.'] },
      },
    };
  });
  await user.click(bar('Importar').getByRole('button', { name: 'Importar' }));
  await screen.findByText('Dados importados');
  const terms = bar('Importar')
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(['Notificações', 'Arquivos']);
  expect(screen.getByText('12 linhas ficaram de fora')).toBeVisible();
  expect(screen.getByText(/^Usos, linha 3: não diz de qual caixa/)).toBeVisible();
  expect(screen.getByText('E mais 11.')).toBeVisible();
  expect(bar('Importar').getByText('1.234')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Privado')).toBeInTheDocument());
  await user.click(button('Concluir'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['account-not-empty', 'Esta conta já tem registros. Para não misturar dados, importe em uma conta nova.'],
  ['not-an-export', /^Este arquivo não é uma exportação do Leveza/],
  ['export-too-new', /versão mais nova do Leveza/],
  ['file-too-large', 'O arquivo é muito grande.'],
] as const)('an import refused with %s says why', async (code, sentence) => {
  const { user } = await chooseFile();
  answer(importData, () => new Problem(code));
  await user.click(bar('Importar').getByRole('button', { name: 'Importar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a refused file names the rows that are wrong', async () => {
  const { user } = await chooseFile();
  const fields = {
    'applications.3.appliedAt': 'Aplicações, linha 3, Quando: A data não pode estar no futuro.',
    'exams.1.examDate': 'Exames, linha 1, Data do exame: A data não pode estar no futuro.',
  };
  answer(importData, () => new Problem('export-not-accepted', { fields }));
  await user.click(bar('Importar').getByRole('button', { name: 'Importar' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Este arquivo tem dados que o Leveza não aceita. Nada foi importado.');
  const rows = within(alert).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(Object.values(fields));
});

test('nothing can be imported before a file is chosen', async () => {
  await openAccount({ open: 'import' });
  expect(bar('Importar').getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('the account goes with its password, and the first page is told', async () => {
  const { user, address } = await openAccount({ open: 'delete' });
  answer(deleteAccount, ({ body }) =>
    body.password === 'certa' ? { data: { isDeleted: true } } : new Problem('wrong-current-password'),
  );
  const password = await screen.findByLabelText('Senha atual');
  await user.click(button('Excluir conta'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Digite sua senha atual/));
  await user.type(password, 'errada{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Senha incorreta/));
  expect(isDeletionRemembered()).toBe(false);
  await user.clear(password);
  await user.type(password, 'certa{Enter}');
  await screen.findByRole('heading', { name: 'Início' });
  expect(address()).toBe('/');
  await waitFor(() => expect(isDeletionRemembered()).toBe(true));
});

test('an account without a password goes with a word', async () => {
  const { user } = await openAccount({ open: 'delete', account: { hasPassword: false, isDemo: true } });
  answer(deleteAccount, () => ({ data: { isDeleted: true } }));
  const word = await screen.findByLabelText('Digite EXCLUIR');
  await user.type(word, 'sim{Enter}');
  await waitFor(() => expect(word).toHaveAccessibleDescription('Digite EXCLUIR para confirmar.'));
  await user.clear(word);
  await user.type(word, 'excluir{Enter}');
  await screen.findByRole('heading', { name: 'Início' });
});

test('the download is offered first and comes back to the question', async () => {
  const { user, address } = await openAccount({ open: 'delete' });
  await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  expect(address()).toBe('/profile?open=export&from=delete');
  await screen.findByRole('dialog', { name: 'Baixar meus dados' });
  await user.click(button('Fechar'));
  await screen.findByRole('dialog', { name: 'Excluir conta' });
});
