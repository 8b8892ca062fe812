import { confirmEmail } from '@leveza/contract/auth/email.ts';
import { Problem } from '@leveza/contract/problem.ts';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { holdCookie } from '../../testing/sign-in-pages.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const TOKEN = 'um-segredo-de-uma-vez';
const SPENT = 'Este link não vale mais. Peça um novo no seu perfil.';

function open(path = `/confirm-email#token=${TOKEN}`) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/confirm-email',
    component: ConfirmEmailPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const result = renderInApp(
    <StrictMode>
      <RouterProvider<AnyRouter> router={router} />
    </StrictMode>,
  );
  return { ...result, address: () => router.state.location.href };
}

test('the link is opened once, says which address is verified, and leaves the address', async () => {
  const tokens: string[] = [];
  answer(confirmEmail, ({ body }) => {
    tokens.push(body.token);
    return { data: { email: 'nova@exemplo.com', isReturned: false } };
  });
  const { address } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'E-mail verificadonova@exemplo.com é o endereço da sua conta.',
  );
  expect(tokens).toEqual([TOKEN]);
  expect(address()).toBe('/confirm-email');
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login?next=%2Fprofile');
});

test('whoever is signed in goes on to the profile', async () => {
  holdCookie();
  answer(confirmEmail, () => ({ data: { email: 'nova@exemplo.com', isReturned: false } }));
  open();
  expect(await screen.findByRole('link', { name: 'Ir para o perfil' })).toHaveAttribute('href', '/profile');
});

test('the way back to a former address says that a new password comes next', async () => {
  answer(confirmEmail, () => ({ data: { email: 'antiga@exemplo.com', isReturned: true } }));
  open();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Sua conta voltou a este e-mail');
  expect(notice).toHaveTextContent('Enviamos para antiga@exemplo.com um link para criar uma nova senha.');
});

test('a spent link says so and where to ask for another', async () => {
  holdCookie();
  answer(confirmEmail, () => new Problem('email-link-spent'));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(SPENT);
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
    'href',
    '/profile?open=email',
  );
});

test('an address without a token is a spent link, and nothing is sent', async () => {
  open('/confirm-email');
  expect(await screen.findByRole('alert')).toHaveTextContent(SPENT);
  expect(screen.getByRole('link', { name: 'Entrar e pedir um novo link' })).toHaveAttribute(
    'href',
    '/login?next=%2Fprofile%3Fopen%3Demail',
  );
});

test('a server that is away is asked again when the patient wants', async () => {
  answer(confirmEmail, () => new Problem('offline'));
  const { user } = open();
  await screen.findByText('O Leveza não está respondendo. Confira sua internet e tente de novo.');
  answer(confirmEmail, () => ({ data: { email: 'nova@exemplo.com', isReturned: false } }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('E-mail verificado'));
});
