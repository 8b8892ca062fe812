import { forgotPassword, resetPassword } from '@leveza/contract/auth/password-reset.ts';
import { readSignInOptions } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openApp } from '../../testing/sign-in-pages.tsx';

const NEUTRAL =
  'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Ele vale por 30 minutos.';
const SPENT = 'Este link não vale mais. Peça um novo para criar outra senha.';
const TOKEN = 'um-segredo-de-uma-vez';

test('a forgotten password is answered alike for everyone', async () => {
  answer(forgotPassword, () => ({ data: { isAccepted: true } }));
  const { user } = openApp('/forgot-password');
  await user.type(await screen.findByLabelText('E-mail'), 'ana@exemplo.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(NEUTRAL);
  await user.click(screen.getByRole('button', { name: 'Enviar outra vez' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
});

test.each([
  [new Problem('offline'), 'O Leveza não está respondendo. Confira sua internet e tente de novo.'],
  [new Problem('too-many-requests'), 'Muitas tentativas. Tente novamente mais tarde'],
])('%s is told at the form for a forgotten password', async (problem, sentence) => {
  answer(forgotPassword, () => problem);
  const { user } = openApp('/forgot-password');
  await user.type(await screen.findByLabelText('E-mail'), 'ana@exemplo.com{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

async function choose(password: string, confirmed = password) {
  const app = openApp(`/reset-password#token=${TOKEN}`);
  await app.user.type(await screen.findByLabelText('Nova senha'), password);
  await app.user.type(screen.getByLabelText('Confirmar nova senha'), confirmed);
  await app.user.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  return app;
}

test('the token leaves the address at once, and the new password leads to the sign-in', async () => {
  answer(readSignInOptions, () => ({ data: { oidc: null } }));
  let sent: unknown;
  answer(resetPassword, ({ body }) => {
    sent = body;
    return { data: { isReset: true } };
  });
  const { address } = openApp(`/reset-password#token=${TOKEN}`);
  await screen.findByLabelText('Nova senha');
  await waitFor(() => expect(address()).toBe('/reset-password'));
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(TOKEN);
  document.body.replaceChildren();

  const app = await choose('senha-nova-1');
  expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeInTheDocument();
  expect(app.address()).toBe('/login?reason=reset');
  expect(sent).toEqual({ token: TOKEN, password: 'senha-nova-1' });
});

test('a spent link says so and offers another', async () => {
  answer(resetPassword, () => new Problem('reset-link-spent'));
  await choose('senha-nova-1');
  expect(await screen.findByText(SPENT)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('an address without a token is a spent link', async () => {
  openApp('/reset-password');
  expect(await screen.findByText(SPENT)).toBeInTheDocument();
});

test('a weak password is told at its field', async () => {
  answer(resetPassword, () => new Problem('weak-password'));
  await choose('12345678');
  expect(await screen.findByRole('alert')).toHaveTextContent('Senha muito fraca');
  expect(screen.getByLabelText('Nova senha')).toHaveAccessibleDescription(/Senha muito fraca/);
});

test('different passwords are not sent', async () => {
  await choose('senha-nova-1', 'senha-nova-2');
  expect(await screen.findByText('Senhas não coincidem')).toBeInTheDocument();
});
