import { giveConsent } from '@leveza/contract/auth/consent.ts';
import { logout, readSignInOptions, refresh } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../lib/api.ts';
import { endLeftSession } from '../lib/late-sign-out.ts';
import { LEFT } from '../lib/left-offline.ts';
import { keepDraft, readDraft } from '../lib/session-drafts.ts';
import { signedInHint } from '../lib/session-hint.ts';
import { holdSession } from '../lib/session-hold.ts';
import { tellOtherTabs } from '../lib/session-tabs.ts';
import { answer } from '../testing/server.ts';
import { ANA } from '../testing/patient.ts';
import { holdCookie, openApp } from '../testing/sign-in-pages.tsx';

const EXPIRED = 'Sua sessão expirou. Entre novamente para continuar.';
const hello = () => screen.findByRole('heading', { name: 'Olá, Ana Souza' });
const signedIn = { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };

beforeEach(() => answer(readSignInOptions, () => ({ data: { oidc: null } })));

test('without the cookie a private address leads to the sign-in without any call, and says where to return', async () => {
  const { address } = openApp('/calendar?day=2026-11-03');
  await screen.findByRole('heading', { name: 'Entrar' });
  expect(address()).toBe('/login?next=%2Fcalendar%3Fday%3D2026-11-03');
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

test.each(['/login', '/register'])('whoever is signed in skips %s', async (path) => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const { address } = openApp(path);
  await hello();
  expect(address()).toBe('/dashboard');
});

test('the sign-in page still opens when nobody can tell whether one is signed in', async () => {
  holdCookie();
  answer(readMe, () => new Problem('offline'));
  openApp('/login');
  await screen.findByRole('heading', { name: 'Entrar' });
});

test('an expired access is renewed once and the screen opens', async () => {
  holdCookie();
  let isRenewed = false;
  const renew = vi.fn<() => typeof signedIn>(() => {
    isRenewed = true;
    return signedIn;
  });
  answer(refresh, renew);
  answer(readMe, () => (isRenewed ? { data: ANA } : new Problem('unauthenticated')));
  openApp('/dashboard');
  await hello();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a session that cannot be renewed at the door leads to the sign-in and says why', async () => {
  holdCookie();
  answer(refresh, () => new Problem('unauthenticated'));
  answer(readMe, () => new Problem('unauthenticated'));
  const { address } = openApp('/calendar');
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
  expect(address()).toBe('/login?next=%2Fcalendar&reason=expired');
  expect(document.cookie).toBe('');
});

test('a session that ends on a screen forgets everything and returns there', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const { address, queryClient } = openApp('/dashboard');
  await hello();
  answer(readMe, () => new Problem('unauthenticated'));
  answer(refresh, () => new Problem('unauthenticated'));
  await act(() => Promise.allSettled([call(readMe, {}), call(readMe, {})]));
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
  expect(address()).toBe('/login?next=%2Fdashboard&reason=expired');
  expect(queryClient.getQueryData(['/users/me', {}])).toBeUndefined();
});

test('a session that ends while something has to be read is left once that is done, with what was typed', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const { address } = openApp('/dashboard');
  await hello();
  keepDraft(ANA.id, 'form', { typed: true });
  answer(readMe, () => new Problem('unauthenticated'));
  answer(refresh, () => new Problem('unauthenticated'));
  const letGo = holdSession();
  await expect(call(readMe, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(address()).toBe('/dashboard');
  act(letGo);
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
  expect(address()).toBe('/login?next=%2Fdashboard&reason=expired');
  expect(readDraft(ANA.id, 'form')).toEqual({ typed: true });
});

test('whoever enters finds nothing that another patient typed', async () => {
  keepDraft(ANA.id, 'form', { typed: true });
  keepDraft('somebody-else', 'form', { typed: true });
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  openApp('/dashboard');
  await hello();
  expect(readDraft(ANA.id, 'form')).toEqual({ typed: true });
  expect(readDraft('somebody-else', 'form')).toBeNull();
});

test('a server that is away ends no session', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const { address } = openApp('/dashboard');
  await hello();
  answer(readMe, () => new Problem('unauthenticated'));
  answer(refresh, () => new Problem('offline'));
  await expect(call(readMe, {})).rejects.toMatchObject({ code: 'offline' });
  expect(address()).toBe('/dashboard');
});

test('signing out forgets everything and goes home', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  answer(logout, () => ({ data: { isSignedOut: true } }));
  const { user, address, queryClient } = openApp('/dashboard');
  await hello();
  keepDraft(ANA.id, 'form', { typed: true });
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Início' });
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  expect(address()).toBe('/');
  expect(readDraft(ANA.id, 'form')).toBeNull();
  expect(document.cookie).toBe('');
});

test('a sign-out without a connection forgets everything here, and the server hears of it later', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  answer(logout, () => new Problem('offline'));
  const { user, address, queryClient } = openApp('/dashboard');
  await hello();
  keepDraft(ANA.id, 'form', { typed: true });
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByText(/a sessão só termina de vez quando/)).toBeVisible();
  expect(address()).toBe('/login');
  expect(queryClient.getQueryData(['/users/me', {}])).toBeUndefined();
  expect(readDraft(ANA.id, 'form')).toBeNull();
  expect(document.cookie).toBe('');
  const heard = vi.fn<() => { data: { isSignedOut: true } }>(() => ({ data: { isSignedOut: true } }));
  answer(logout, heard);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem(LEFT)).toBeNull());
  expect(heard).toHaveBeenCalledOnce();
});

test('a session that another sign-in has replaced is ended by nothing', async () => {
  localStorage.setItem(LEFT, 'yes');
  holdCookie();
  const heard = vi.fn<() => { data: { isSignedOut: true } }>(() => ({ data: { isSignedOut: true } }));
  answer(logout, heard);
  await endLeftSession();
  expect(heard).not.toHaveBeenCalled();
  expect(localStorage.getItem(LEFT)).toBeNull();
});

test('a sign-out that the server refused is not pretended', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  answer(logout, () => new Problem('unexpected'));
  const { user, address } = openApp('/dashboard');
  await hello();
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByText('Você ainda não saiu');
  expect(address()).toBe('/dashboard');
});

test('a sign-out that would lose what is still being sent has to be meant', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  answer(logout, () => ({ data: { isSignedOut: true } }));
  const { user, address } = openApp('/dashboard');
  await hello();
  keepDraft(signedInHint(), 'unsent:1', { key: '1', at: 1 }, ['tab']);
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByText(/O que você fez por último ainda está sendo enviado/);
  expect(address()).toBe('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Início' });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a device that cannot be forgotten keeps nobody signed in', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  answer(logout, () => ({ data: { isSignedOut: true } }));
  const getRegistration = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no storage')));
  Object.defineProperty(globalThis, 'Notification', { value: { permission: 'granted' }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  const { user } = openApp('/dashboard');
  await hello();
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Início' });
  expect(getRegistration).toHaveBeenCalled();
});

test('signing out in another tab signs out here', async () => {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const { queryClient } = openApp('/dashboard');
  await hello();
  tellOtherTabs({ kind: 'signed-out' });
  await screen.findByRole('heading', { name: 'Início' });
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

test('a change in another tab is followed while the session is still read', async () => {
  holdCookie();
  const early = Promise.withResolvers<{ data: Profile }>();
  const asked = vi.fn<() => Promise<{ data: Profile }>>(async () => ({ data: ANA }));
  asked.mockReturnValueOnce(early.promise);
  answer(readMe, asked);
  openApp('/dashboard');
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  tellOtherTabs({ kind: 'changed', facts: ['profile'], from: 'another tab' });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  early.resolve({ data: { ...ANA, name: 'Ana Antes' } });
  await hello();
});

test('an account without consent is asked for it before the first screen', async () => {
  holdCookie();
  let patient: Profile = { ...ANA, needsConsent: true };
  answer(readMe, () => ({ data: patient }));
  answer(giveConsent, ({ body }) => {
    patient = ANA;
    return { data: { ...body, givenAt: '2026-11-03T12:00:00Z' } };
  });
  const { user } = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Antes de continuar' });
  expect(screen.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
    'href',
    '/privacidade',
  );
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Autorizar e continuar' }));
  await hello();
});

test('a profile that cannot be read is told, and read again when asked', async () => {
  holdCookie();
  let patient: Profile = { ...ANA, isProfileUnavailable: true };
  answer(readMe, () => ({ data: patient }));
  const { user } = openApp('/dashboard');
  await screen.findByText('Não foi possível carregar seu perfil');
  patient = ANA;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() =>
    expect(screen.queryByText('Não foi possível carregar seu perfil')).not.toBeInTheDocument(),
  );
});
