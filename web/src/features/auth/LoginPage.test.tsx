import { login } from '@leveza/contract/auth/login.ts';
import { readSignInOptions } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { isKeptOnDevice } from '../../lib/device-choice.ts';
import { answer } from '../../testing/server.ts';
import { ANA } from '../../testing/patient.ts';
import { holdCookie, openApp } from '../../testing/sign-in-pages.tsx';

const PASSWORD = 'senha-secreta-1';
const email = () => screen.findByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Senha');
const enter = () => screen.getByRole('button', { name: 'Entrar' });

beforeEach(() => answer(readSignInOptions, () => ({ data: { oidc: null } })));

function accept() {
  answer(login, () => {
    holdCookie();
    return { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };
  });
  answer(readMe, () => ({ data: ANA }));
}

async function signIn(path = '/login') {
  const app = openApp(path);
  await app.user.type(await email(), 'ana@exemplo.com');
  await app.user.type(password(), PASSWORD);
  await app.user.click(enter());
  return app;
}

test.each([
  [new Problem('user-not-found'), 'Usuário não encontrado'],
  [new Problem('wrong-password'), 'Senha incorreta'],
  [new Problem('invalid-input', { fields: { email: 'Email inválido' } }), 'Email inválido'],
  [new Problem('too-many-requests'), 'Muitas tentativas. Tente novamente mais tarde'],
  [new Problem('offline'), 'Não foi possível conectar ao servidor. Verifique sua conexão.'],
  [new Problem('login-failed'), 'Erro ao fazer login'],
  [new Problem('unexpected'), 'Erro ao fazer login'],
  [new Problem('database-unavailable'), 'Erro ao fazer login'],
  [new Problem('foreign-origin'), 'Erro ao fazer login'],
])('%s is read out as one banner', async (problem, sentence) => {
  answer(login, () => problem);
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('any edit takes the banner back', async () => {
  answer(login, () => new Problem('wrong-password'));
  const { user } = await signIn();
  await screen.findByRole('alert');
  await user.type(await email(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['', '', 'Email é obrigatório', 'Senha é obrigatória'],
  ['ana', '12345', 'Email inválido', 'Senha deve ter pelo menos 6 caracteres'],
  ['ana@exemplo', '     ', 'Email inválido', 'Senha deve ter pelo menos 6 caracteres'],
])('%j and %j are refused before they are sent', async (typedEmail, typedPassword, first, second) => {
  const { user } = openApp('/login');
  if (typedEmail) await user.type(await email(), typedEmail);
  await email();
  if (typedPassword) await user.type(password(), typedPassword);
  await user.click(enter());
  await waitFor(async () => expect(await email()).toHaveAccessibleDescription(first));
  expect(password()).toHaveAccessibleDescription(second);
  expect(await email()).toHaveFocus();

  await user.type(await email(), 'a');
  expect(await email()).not.toHaveAttribute('aria-invalid');
  expect(password()).toBeInvalid();
});

test('the button says that it is working, and the first screen opens', async () => {
  accept();
  const held = Promise.withResolvers<void>();
  answer(login, async () => {
    await held.promise;
    holdCookie();
    return { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };
  });
  const { address } = await signIn();
  await screen.findByRole('button', { name: 'Entrando...' });
  held.resolve();
  await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
  expect(address()).toBe('/dashboard');
});

test.each([
  ['/calendar', '/calendar'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['/login', '/dashboard'],
])('after signing in with next=%s one is at %s', async (next, expected) => {
  accept();
  const { address } = await signIn(`/login?${new URLSearchParams({ next })}`);
  await waitFor(() => expect(address()).toBe(expected));
});

test('neither the password nor anything of the session is kept where a script could find it', async () => {
  answer(login, () => new Problem('wrong-password'));
  const { user, address } = await signIn();
  await screen.findByRole('alert');
  accept();
  await user.click(enter());
  await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
  const kept = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    address(),
    window.location.href,
  ]);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toMatch(/token/i);
});

test.each([
  ['expired', 'Sua sessão expirou. Entre novamente para continuar.'],
  ['oidc', 'Não foi possível entrar com o provedor externo. Tente novamente.'],
  ['reset', 'Senha alterada. Entre com a nova senha.'],
])('the reason %s is explained', async (reason, sentence) => {
  openApp(`/login?reason=${reason}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('who feels ill finds the signs without signing in', async () => {
  openApp('/login');
  const signs = await screen.findByRole('link', { name: 'Passando mal? Veja os sinais de alerta' });
  expect(signs).toHaveAttribute('href', '/sinais-de-alerta');
});

test('an unknown reason says nothing', async () => {
  openApp('/login?reason=%3Cb%3E');
  await email();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an external sign-in is offered where there is one, and brings the patient back', async () => {
  answer(readSignInOptions, () => ({ data: { oidc: { label: 'Conta Saúde' } } }));
  openApp('/login?next=/calendar');
  expect(await screen.findByRole('link', { name: 'Entrar com Conta Saúde' })).toHaveAttribute(
    'href',
    '/api/auth/oidc/start?next=%2Fcalendar',
  );
});

test('the page leads where it says, and password managers know its fields', async () => {
  const { user } = openApp('/login?next=/calendar');
  expect(await email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toEqual({
    'Voltar ao início': '/',
    'Esqueci minha senha': '/forgot-password',
    'Criar conta': '/register?next=%2Fcalendar',
    'Passando mal? Veja os sinais de alerta': '/sinais-de-alerta',
  });
  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('a shared computer keeps nothing, from the moment it is said', async () => {
  const { user } = openApp('/login');
  const choice = await screen.findByRole('checkbox', { name: 'Este computador é compartilhado' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(isKeptOnDevice()).toBe(false);
  expect(screen.getByText(/Nada do que você vê ou digita fica guardado/)).toBeVisible();
  await user.click(choice);
  expect(isKeptOnDevice()).toBe(true);
});
