import { login } from '@leveza/contract/auth/login.ts';
import { readSignInOptions } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { holdCookie, openApp } from '../../testing/sign-in-pages.tsx';

const PASSWORD = 'senha-secreta-1';
const WRONG = 'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente de novo.';
const code = () => screen.findByLabelText('Código de 6 números');

let codes: unknown[];

beforeEach(() => {
  codes = [];
  answer(readSignInOptions, () => ({ data: { oidc: null } }));
  answer(readMe, () => ({ data: ANA }));
  answer(login, ({ body }) => {
    if (body.code === undefined) return new Problem('two-factor-required');
    codes.push(body.code);
    if (body.code !== '123456' && body.code !== 'abcdefgh234567ij') {
      return new Problem('two-factor-wrong', { fields: { code: WRONG } });
    }
    holdCookie();
    return { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };
  });
});

async function signIn(path = '/login') {
  const app = openApp(path);
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'ana@exemplo.com' } });
  fireEvent.change(screen.getByLabelText('Senha'), { target: { value: PASSWORD } });
  await app.user.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('heading', { name: 'Verificação em duas etapas' });
  return app;
}

test('the code is asked for, has the focus, and lets in', async () => {
  const { user, address } = await signIn('/login?next=/calendar');
  expect(await code()).toHaveFocus();
  expect(await code()).toHaveAttribute('inputmode', 'numeric');
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(await code(), '123 456{Enter}');
  await waitFor(() => expect(address()).toBe('/calendar'));
  expect(codes).toEqual(['123456']);
});

test('a wrong code is told at its field, and the password is not asked for again', async () => {
  const { user } = await signIn();
  await user.type(await code(), '000000{Enter}');
  await waitFor(async () => expect(await code()).toHaveAccessibleDescription(new RegExp(`${WRONG}$`)));
  expect(await code()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(await code());
  await user.type(await code(), '123456{Enter}');
  await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
});

test('what is no code is not sent', async () => {
  const { user } = await signIn();
  await user.type(await code(), '12{Enter}');
  await screen.findByText('Digite os 6 números do aplicativo ou um código de recuperação');
  expect(codes).toEqual([]);
});

test('a recovery code is typed on a keyboard with letters', async () => {
  const { user } = await signIn();
  await user.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  const recovery = screen.getByLabelText('Código de recuperação');
  await waitFor(() => expect(recovery).toHaveFocus());
  expect(recovery).toHaveAttribute('inputmode', 'text');
  await user.type(recovery, 'ABCD-efgh-2345-67ij{Enter}');
  await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
  expect(codes).toEqual(['abcdefgh234567ij']);
});

test('back leads to e-mail and password as they were typed', async () => {
  const { user } = await signIn();
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  expect(screen.getByLabelText('Senha')).toHaveValue(PASSWORD);
});

test('any other refusal is read out as a banner', async () => {
  const { user } = await signIn();
  answer(login, () => new Problem('too-many-requests'));
  await user.type(await code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Muitas tentativas. Tente novamente mais tarde');
});

test('the password is kept in memory only', async () => {
  const { address } = await signIn();
  const kept = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    address(),
    window.location.href,
    window.history.state,
  ]);
  expect(kept).not.toContain(PASSWORD);
});
