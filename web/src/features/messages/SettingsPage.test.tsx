import { giveConsent } from '@leveza/contract/auth/consent.ts';
import { listMessages } from '@leveza/contract/messages/log.ts';
import { readMessageSettings, updateMessageSettings } from '@leveza/contract/messages/settings.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openSettings, SETTINGS } from './testing/open-settings.tsx';

const row = (name: string) => screen.getByRole('listitem', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });

test('each card says whether it can reach the patient, and what is missing', async () => {
  await openSettings('', {
    whatsapp: { ...SETTINGS.whatsapp, isConfigured: false },
    sms: { ...SETTINGS.sms, enabled: true, phoneNumber: '+5511988887777' },
  });
  expect(row('WhatsApp')).toHaveTextContent('Ainda não enviamos por WhatsApp');
  expect(row('E-mail')).toHaveTextContent('ana@exemplo.com · Instantâneo');
  expect(row('Notificações')).toHaveTextContent('Só no sininho');
  expect(row('SMS')).toHaveTextContent('Falta confirmar o número');
  for (const name of ['WhatsApp', 'E-mail', 'Notificações', 'SMS']) {
    expect(within(row(name)).getByRole('button', { name: `Editar ${name}` })).toHaveTextContent('Editar');
  }
});

test('the rows below the ways wait for them, whose number only the settings tell', async () => {
  const { queryClient } = await openSettings();
  const asked = Promise.withResolvers<void>();
  answer(readMessageSettings, async () => {
    await asked.promise;
    return { data: SETTINGS };
  });
  act(() => void queryClient.resetQueries());
  await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  expect(screen.queryByRole('button', { name: /^O que lembrar/ })).toBeNull();
  asked.resolve();
  expect(await screen.findByRole('button', { name: /^O que lembrar/ })).toBeVisible();
});

test('the address of the account that is not verified asks for its link, and a demonstration for nothing', async () => {
  const { state, user } = await openSettings('', { email: { ...SETTINGS.email, isConfirmed: false } });
  expect(row('E-mail')).toHaveTextContent('Falta abrir o link enviado ao seu e-mail');
  state.settings.isDemo = true;
  await user.click(toggle('WhatsApp'));
  await waitFor(() => expect(row('E-mail')).toHaveTextContent('A demonstração não envia nada'));
});

test('a number that was stopped says so, and that switching it on is enough', async () => {
  const number = { phoneNumber: '+5511988887777', isConfirmed: true };
  const { user } = await openSettings('', {
    whatsapp: { ...SETTINGS.whatsapp, ...number, enabled: false },
    sms: { ...SETTINGS.sms, enabled: false },
  });
  expect(row('WhatsApp')).toHaveTextContent('Você pediu para parar. Ligue para voltar a receber.');
  expect(row('SMS')).toHaveTextContent('Desligado');
  await user.click(toggle('WhatsApp'));
  await waitFor(() => expect(row('WhatsApp')).toHaveTextContent('(11) 98888-7777 · Instantâneo'));
});

test('a switch is saved at once, and goes back where the server refuses', async () => {
  const { user, sent } = await openSettings();
  await user.click(toggle('WhatsApp'));
  expect(toggle('WhatsApp')).toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ whatsapp: { enabled: true } }]));

  answer(updateMessageSettings, () => new Problem('database-unavailable'));
  await user.click(toggle('E-mail'));
  expect(await screen.findByText(/^Não foi possível mudar: /)).toBeInTheDocument();
  expect(toggle('E-mail')).toBeChecked();
});

test('without the consent the page says so, and takes it right there', async () => {
  const { user, state } = await openSettings('', { hasConsent: false });
  expect(row('E-mail')).toHaveTextContent('Falta sua autorização para mensagens');
  answer(giveConsent, ({ body }) => {
    state.settings.hasConsent = true;
    return { data: { ...body, givenAt: '2026-11-03T12:00:00.000Z' } };
  });
  await user.click(screen.getByRole('button', { name: 'Autorizar mensagens' }));
  await waitFor(() => expect(row('E-mail')).toHaveTextContent('ana@exemplo.com'));
  expect(screen.queryByText('Falta sua autorização')).not.toBeInTheDocument();
});

test('a demonstration asks for no consent, and says that it sends nothing', async () => {
  await openSettings('', { hasConsent: false, isDemo: true });
  expect(screen.getByText(/^Os lembretes ficam no sininho/)).toBeInTheDocument();
  expect(row('E-mail')).toHaveTextContent('A demonstração não envia nada');
  expect(screen.queryByRole('button', { name: 'Autorizar mensagens' })).not.toBeInTheDocument();
});

test.each([
  ['whatsapp', 'Ainda não enviamos por WhatsApp'],
  ['email', 'Ainda não enviamos por e-mail'],
  ['sms', 'Ainda não enviamos por SMS'],
] as const)(
  '%s that this server has not is said in its dialog, without asking for anything',
  async (channel, words) => {
    await openSettings(channel, {
      [channel]: { ...SETTINGS[channel], isConfigured: false },
      hasConsent: false,
    });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.queryByText('Falta sua autorização')).not.toBeInTheDocument();
  },
);

test('the log says what was sent, when, by which way and what became of it', async () => {
  answer(listMessages, ({ query }) => ({
    data: [
      {
        id: '6f1c1a52-0c1d-4a44-9a7e-3f6f0e6c2b02',
        channel: 'whatsapp',
        type: 'medications',
        title: 'Hora da sua dose',
        body: '',
        state: 'failed',
        sendAt: '2026-11-03T11:00:00.000Z',
        sentAt: null,
        deliveredAt: null,
        readAt: null,
        failure: 'gone',
      },
    ],
    pagination: paginationOf(query, 1),
  }));
  await openSettings('log');
  const message = await screen.findByRole('listitem', { name: 'Hora da sua dose' });
  expect(message).toHaveTextContent(/WhatsApp · Medicações · .*03\/11.* às 08:00/);
  expect(message).toHaveTextContent('Não entregue');
  expect(message).toHaveTextContent('não recebe mais mensagens');
});
