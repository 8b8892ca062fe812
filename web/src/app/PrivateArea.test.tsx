import { readAccount } from '@leveza/contract/account/settings.ts';
import { giveConsent } from '@leveza/contract/auth/consent.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetDeletion, rememberDeletion } from '../features/account/farewell.ts';
import { ACCOUNT } from '../features/account/testing/open-account.tsx';
import { ANA } from '../testing/patient.ts';
import { renderPublicPage } from '../testing/public-page.tsx';
import { openPage } from '../testing/open-page.tsx';
import { answer } from '../testing/server.ts';
import { Farewell } from './Farewell.tsx';
import { PrivateArea } from './PrivateArea.tsx';

async function openWithoutConsent(search = '') {
  answer(readMe, () => ({ data: { ...ANA, needsConsent: true } }));
  answer(readAccount, () => ({ data: ACCOUNT }));
  return openPage('/profile', search, <h1>Meu Perfil</h1>, { frame: PrivateArea });
}

test('without consent there are four ways on, and none of them is the app', async () => {
  const { user } = await openWithoutConsent();
  await screen.findByRole('button', { name: 'Autorizar e continuar' });
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Meu Perfil' })).not.toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  const download = await screen.findByRole('dialog', { name: 'Baixar meus dados' });
  await user.click(within(download).getByRole('button', { name: 'Fechar' }));
  await user.click(await screen.findByRole('button', { name: 'Excluir conta' }));
  expect(await screen.findByLabelText('Senha atual')).toBeInTheDocument();
});

test('whoever withdrew on the way to the deletion arrives there', async () => {
  await openWithoutConsent('?open=delete');
  expect(await screen.findByRole('dialog', { name: 'Excluir conta' })).toBeInTheDocument();
});

test('the other dialogs of the account do not open without consent', async () => {
  await openWithoutConsent('?open=sessions');
  await screen.findByRole('button', { name: 'Baixar meus dados' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a consent given again is recorded', async () => {
  const { user } = await openWithoutConsent();
  let given: unknown;
  answer(giveConsent, ({ body }) => {
    given = body.purpose;
    return { data: { ...body, givenAt: '2026-11-03T12:00:00Z' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Autorizar e continuar' }));
  await expect.poll(() => given).toBe('health-data');
});

test('after a deletion the first page says so until it is left', async () => {
  const { user, router } = await renderPublicPage(Farewell);
  expect(screen.queryByText(/Sua conta foi excluída/)).not.toBeInTheDocument();
  act(rememberDeletion);
  await screen.findByText('Sua conta foi excluída, com tudo o que havia nela.');
  expect(screen.getByRole('status')).toHaveTextContent('Sua conta foi excluída, com tudo o que havia nela.');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByText(/Sua conta foi excluída/)).not.toBeInTheDocument();

  act(rememberDeletion);
  await act(() => router.navigate({ to: '/termos' }));
  await act(() => router.navigate({ to: '/' }));
  expect(screen.queryByText(/Sua conta foi excluída/)).not.toBeInTheDocument();
  act(forgetDeletion);
});
