import { type AccountSettings, updateAccount } from '@leveza/contract/account/settings.ts';
import { changePassword } from '@leveza/contract/auth/change-password.ts';
import { verifyEmail } from '@leveza/contract/auth/email.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openAccount } from './testing/open-account.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function open(situation: Omit<Parameters<typeof openAccount>[0] & object, 'open'> = {}) {
  const app = await openAccount({ open: 'account', ...situation });
  const sent: Partial<AccountSettings>[] = [];
  answer(updateAccount, ({ body }) => {
    sent.push(body);
    Object.assign(app.state.account, body);
    return { data: app.state.account };
  });
  await screen.findByRole('heading', { name: 'Notificações' });
  return { ...app, sent };
}

function fillPasswords(next: string, again = next) {
  const filled = { 'Senha atual': 'senha de antes', 'Nova senha': next, 'Confirmar nova senha': again };
  for (const [name, value] of Object.entries(filled)) fireEvent.change(field(name), { target: { value } });
}

test('choices are saved, told, and the dialog closes', async () => {
  const { user, sent, address } = await open();
  expect(screen.getByRole('switch', { name: 'Notificações por e-mail' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Notificações por SMS' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Padrão/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Privado/ })).toHaveAccessibleDescription(
    /^Seus números ficam cobertos até você tocar em “Mostrar números”\. As mensagens não trazem detalhes\./,
  );

  await user.click(screen.getByRole('radio', { name: /^Privado/ }));
  await user.click(screen.getByRole('switch', { name: 'Notificações por SMS' }));
  await user.click(button('Salvar'));
  await screen.findByRole('button', { name: 'Salvo!' });
  expect(await screen.findByText('Configurações da Conta salvo')).toBeInTheDocument();
  expect(screen.getByText('Dados atualizados com sucesso ✓')).toBeInTheDocument();
  expect(sent).toEqual([{ privacyLevel: 'private', emailNotifications: true, smsNotifications: true }]);
  await waitFor(() => expect(address()).toBe('/profile'), { timeout: 4000 });
});

test('a refusal leaves the choices as they are, and leaving asks first', async () => {
  const { user, address } = await open();
  answer(updateAccount, () => new Problem('offline'));
  await user.click(screen.getByRole('switch', { name: 'Notificações por SMS' }));
  await user.click(button('Salvar'));
  expect(await screen.findByRole('alert')).toHaveTextContent('O Leveza não está respondendo.');
  expect(screen.getByRole('switch', { name: 'Notificações por SMS' })).toBeChecked();
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

test.each([
  [0, 'Não havia outras sessões abertas.'],
  [1, '1 outra sessão foi encerrada.'],
  [3, '3 outras sessões foram encerradas.'],
])('a new password tells that %s other sessions ended', async (endedSessions, sentence) => {
  const { user } = await open();
  answer(changePassword, () => ({ data: { endedSessions } }));
  fillPasswords('uma senha nova');
  await user.click(button('Alterar senha'));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field('Senha atual')).toHaveValue('');
});

test('each wrong password is told at its field', async () => {
  const { user } = await open();
  fillPasswords('uma senha nova', 'outra senha');
  await user.click(button('Alterar senha'));
  await waitFor(() =>
    expect(field('Confirmar nova senha')).toHaveAccessibleDescription('Senhas não coincidem'),
  );

  fillPasswords('uma senha nova');
  answer(changePassword, () => new Problem('wrong-current-password'));
  await user.click(button('Alterar senha'));
  await waitFor(() => expect(field('Senha atual')).toHaveAccessibleDescription('Senha incorreta'));
  expect(field('Senha atual')).toHaveFocus();

  answer(changePassword, () => new Problem('weak-password'));
  await user.click(button('Alterar senha'));
  await waitFor(() => expect(field('Nova senha')).toHaveAccessibleDescription(/Senha muito fraca$/));
});

test('a typed password is not lost when the whole dialog is saved', async () => {
  const { user, sent } = await open();
  let changes = 0;
  answer(changePassword, () => {
    changes += 1;
    return { data: { endedSessions: 0 } };
  });
  fillPasswords('uma senha nova');
  await user.click(button('Salvar'));
  await screen.findByRole('button', { name: 'Salvo!' });
  expect(changes).toBe(1);
  expect(sent).toEqual([]);
});

test('a password that is refused holds the rest back', async () => {
  const { user, sent } = await open();
  answer(changePassword, () => new Problem('wrong-current-password'));
  fillPasswords('uma senha nova');
  await user.click(screen.getByRole('switch', { name: 'Notificações por SMS' }));
  await user.click(button('Salvar'));
  await waitFor(() => expect(field('Senha atual')).toHaveAccessibleDescription('Senha incorreta'));
  expect(sent).toEqual([]);
  expect(button('Salvar')).toBeInTheDocument();
});

test('what is chosen waits while the two-factor dialog is open, and the focus comes back to the card', async () => {
  const { user, address } = await openAccount();
  const card = await screen.findByRole('button', { name: 'Editar Configurações da Conta' });
  await user.click(card);
  await user.click(await screen.findByRole('radio', { name: /^Aberto/ }));
  await user.click(screen.getByRole('switch', { name: /duas etapas/ }));
  await screen.findByRole('dialog', { name: 'Verificação em duas etapas' });
  expect(address()).toBe('/profile?open=two-factor&from=account');
  await user.click(button('Fechar'));
  await screen.findByRole('dialog', { name: 'Configurações da Conta' });
  expect(screen.getByRole('radio', { name: /^Aberto/ })).toBeChecked();
  await user.click(button('Cancelar'));
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(address()).toBe('/profile'));
  await waitFor(() => expect(card).toHaveFocus());
});

test('what this server cannot send is said plainly', async () => {
  const { user } = await open({ account: { isMailConfigured: false } });
  expect(screen.getByRole('switch', { name: 'Notificações por SMS' })).toHaveAccessibleDescription(
    'Ainda não enviamos SMS; sua escolha fica guardada.',
  );
  expect(screen.getByRole('switch', { name: 'Notificações por e-mail' })).toHaveAccessibleDescription(
    /Ainda não enviamos e-mails; sua escolha fica guardada\.$/,
  );
  answer(verifyEmail, () => ({ data: { sentTo: 'ana@exemplo.com' } }));
  await user.click(button('Verificar e-mail'));
  expect(await screen.findByText('Link criado')).toBeInTheDocument();
});

test('an address is verified by a link, and a waiting one is shown', async () => {
  const { user } = await open({ account: { pendingEmail: 'nova@exemplo.com' } });
  expect(screen.getByText('nova@exemplo.com')).toBeInTheDocument();
  answer(verifyEmail, () => ({ data: { sentTo: 'ana@exemplo.com' } }));
  await user.click(button('Verificar e-mail'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enviamos um link para ana@exemplo.com.');
});

test('a demonstration says why there is no password, and offers an account', async () => {
  await open({ account: { isDemo: true, hasPassword: false } });
  expect(
    screen.getByText('A demonstração não tem senha nem e-mail. Crie sua conta para usar este recurso.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('switch', { name: /duas etapas/ })).toBeDisabled();
  expect(screen.queryByLabelText('Senha atual')).not.toBeInTheDocument();
});
