import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@leveza/contract/auth/two-factor.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openAccount } from '../testing/open-account.tsx';
import { qrPath } from './qr-path.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-222${index}`);
const URI = 'otpauth://totp/Leveza:ana@exemplo.com?secret=JBSWY3DPEHPK3PXP&issuer=Leveza';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText('Senha atual');

test('from the password over the code to the recovery codes, which have to be kept', async () => {
  const { user, state, address } = await openAccount({ open: 'two-factor' });
  answer(startTwoFactor, ({ body }) =>
    body.password === 'certa'
      ? { data: { secret: 'JBSWY3DPEHPK3PXP', uri: URI } }
      : new Problem('wrong-current-password'),
  );
  await user.type(await screen.findByLabelText('Senha atual'), 'errada{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Senha incorreta'));
  await user.clear(password());
  await user.type(password(), 'certa{Enter}');

  expect(await screen.findByRole('img', { name: 'Código QR com a chave abaixo' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir no aplicativo deste celular' })).toHaveAttribute(
    'href',
    URI,
  );
  await user.click(button('Copiar a chave'));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');

  const code = screen.getByLabelText('Código de 6 números');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  answer(confirmTwoFactor, () => new Problem('two-factor-wrong'));
  await user.type(code, '123 456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^Código incorreto ou já usado/));

  answer(confirmTwoFactor, ({ body }) => {
    expect(body.code).toBe('654321');
    Object.assign(state.account, { twoFactorEnabled: true, recoveryCodesLeft: 10 });
    return { data: { recoveryCodes: CODES } };
  });
  await user.clear(code);
  await user.type(code, '654321{Enter}');
  const list = await screen.findByRole('list', { name: 'Códigos de recuperação' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);

  await user.keyboard('{Escape}');
  expect(await screen.findByText(/Guarde seus códigos antes de fechar/)).toBeInTheDocument();
  await user.click(button('Copiar os códigos'));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  await user.click(button('Guardei meus códigos'));
  await waitFor(() => expect(address()).toBe('/profile'));
  await screen.findByText('Habilitado');
});

test('the codes can be downloaded as a text', async () => {
  const create = vi.fn<(content: Blob) => string>(() => 'blob:codes');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await openAccount({ open: 'two-factor', account: { twoFactorEnabled: true } });
  answer(renewRecoveryCodes, () => ({ data: { recoveryCodes: CODES } }));
  await user.click(await screen.findByRole('button', { name: 'Criar novos códigos' }));
  await user.type(password(), 'certa{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Baixar os códigos' }));
  expect(saved).toEqual(['leveza-codigos-de-recuperacao.txt']);
  expect(await create.mock.calls[0]![0].text()).toContain(CODES[9]);
  vi.restoreAllMocks();
});

test.each([
  [7, 'Restam 7 códigos de recuperação.'],
  [2, /^Restam 2 códigos de recuperação\. Crie novos/],
  [1, /^Resta 1 código de recuperação\. Crie novos/],
  [0, /^Não resta nenhum código de recuperação\. Crie novos/],
])('with %s codes left it says so', async (recoveryCodesLeft, sentence) => {
  await openAccount({ open: 'two-factor', account: { twoFactorEnabled: true, recoveryCodesLeft } });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('it is turned off with the password, and back leads to the choice', async () => {
  const { user, state, address } = await openAccount({
    open: 'two-factor',
    account: { twoFactorEnabled: true, recoveryCodesLeft: 10 },
  });
  await user.click(await screen.findByRole('button', { name: 'Desabilitar' }));
  expect(password()).toHaveFocus();
  await user.click(button('Voltar'));
  await user.click(button('Desabilitar'));
  answer(disableTwoFactor, () => {
    state.account.twoFactorEnabled = false;
    return { data: { isDisabled: true } };
  });
  await user.type(password(), 'certa{Enter}');
  await waitFor(() => expect(address()).toBe('/profile'));
  await screen.findByText('Desabilitado');
});

test.each([
  [{ isDemo: true }, 'A demonstração não tem senha nem e-mail. Crie sua conta para usar este recurso.'],
  [{ isDemo: false }, /^Esta conta não tem senha no Leveza\./],
])('without a password and with %j it says why instead of asking', async (account, sentence) => {
  await openAccount({ open: 'two-factor', account: { ...account, hasPassword: false } });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
});

test('a QR code is one path of squares with four light ones around it', () => {
  const { path, size } = qrPath(URI);
  expect(size).toBeGreaterThan(29);
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('');
  expect(Math.min(...squares.flat())).toBe(4);
  expect(Math.max(...squares.flat())).toBe(size - 5);
});
