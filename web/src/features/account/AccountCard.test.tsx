import { readAccount } from '@leveza/contract/account/settings.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openAccount } from './testing/open-account.tsx';

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test.each([
  [{}, ['Não verificado', '••••••••', 'Desabilitado', 'Padrão'], 'Parcial'],
  [{ isEmailVerified: true }, ['Verificado', '••••••••', 'Desabilitado', 'Padrão'], 'Parcial'],
  [
    { isEmailVerified: true, twoFactorEnabled: true, privacyLevel: 'private' as const },
    ['Verificado', '••••••••', 'Habilitado', 'Privado'],
    'Completo',
  ],
  [
    { hasPassword: false, privacyLevel: 'public' as const },
    ['Não verificado', 'Sem senha', 'Desabilitado', 'Aberto'],
    'Parcial',
  ],
])('with %j the card says %j', async (account, expected, word) => {
  await openAccount({ account });
  await screen.findByText(word);
  expect(facts()).toEqual(expected);
});

test('the card opens the settings, and closing leaves the address as it was', async () => {
  const { user, address } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Editar Configurações da Conta' }));
  await screen.findByRole('dialog', { name: 'Configurações da Conta' });
  expect(address()).toBe('/profile?open=account');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/profile');
});

test('an account that cannot be read says so, hides no right, and is read again when asked', async () => {
  const { user, state } = await openAccount({ isAccountAway: true });
  await screen.findByText('Algo deu errado. Tente novamente.');
  expect(screen.getByRole('button', { name: /Excluir conta/ })).toBeInTheDocument();
  answer(readAccount, () => ({ data: state.account }));
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Não verificado');
});

test.each([
  ['Senha', 'password'],
  ['Verificação em duas etapas', 'two-factor'],
  ['E-mail', 'email'],
  ['Sessões abertas', 'sessions'],
  ['Registro de acessos', 'access-log'],
  ['Consentimentos', 'consents'],
  ['Baixar meus dados', 'export'],
  ['Importar', 'import'],
  ['Excluir conta', 'delete'],
])('the row %s opens its dialog', async (name, word) => {
  const { user, address } = await openAccount();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('dialog');
  expect(address()).toBe(`/profile?open=${word}`);
});

test('an unknown word opens nothing', async () => {
  const { router } = await openAccount();
  await router.navigate({ href: '/profile?open=constructor' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
