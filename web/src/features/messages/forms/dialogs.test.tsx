import { verifyEmail } from '@leveza/contract/auth/email.ts';
import { confirmChannel, sendChannelCode, testChannel } from '@leveza/contract/messages/channels.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openSettings, SETTINGS } from '../testing/open-settings.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: string) => screen.getByRole('checkbox', { name });
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('WhatsApp: every field of the specification is there with its default, and is saved', async () => {
  const { user, sent, address } = await openSettings('whatsapp');
  for (const name of ['Medicações', 'Compromissos', 'Medições', 'Metas', 'Efeitos colaterais', 'Geral']) {
    expect(tick(name)).toBeChecked();
  }
  expect(screen.queryByRole('checkbox', { name: 'Segurança' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Das')).toHaveValue('22:00');
  expect(screen.getByLabelText('Até')).toHaveValue('08:00');

  await user.click(screen.getByRole('switch', { name: 'Receber por WhatsApp' }));
  await user.click(screen.getByRole('radio', { name: 'Diário' }));
  await user.click(tick('Metas'));
  await user.click(tick('Noite (18h–22h)'));
  await user.click(screen.getByRole('switch', { name: 'Horário de silêncio' }));
  fill('Das', '23:30');
  await user.click(button('Salvar'));
  await waitFor(() => expect(address()).toBe('/settings'));
  expect(sent).toEqual([
    {
      whatsapp: {
        enabled: true,
        phoneNumber: null,
        frequency: 'daily',
        notificationTypes: { ...SETTINGS.whatsapp.notificationTypes, goals: false },
        quietHours: { enabled: false, start: '23:30', end: '08:00' },
        timePreferences: { morning: true, afternoon: true, evening: false },
      },
    },
  ]);
});

test('the address of the account waits for its link, which can be sent again', async () => {
  let links = 0;
  answer(verifyEmail, () => {
    links += 1;
    return { data: { sentTo: 'ana@exemplo.com' } };
  });
  const { user } = await openSettings('email', { email: { ...SETTINGS.email, isConfirmed: false } });
  expect(screen.queryByLabelText('Código de 6 números')).not.toBeInTheDocument();
  expect(screen.getByText(/^Abra o link de confirmação enviado para/)).toHaveTextContent('ana@exemplo.com');
  await user.click(button('Enviar o link de novo'));
  expect(await screen.findByText('Link enviado')).toBeInTheDocument();
  expect(links).toBe(1);
});

test('a number without area code is told at its field', async () => {
  const { user, sent } = await openSettings('whatsapp');
  fill('Número do WhatsApp', '8888-7777');
  await user.click(button('Salvar'));
  await waitFor(() =>
    expect(screen.getByLabelText('Número do WhatsApp')).toHaveAccessibleDescription(
      /Informe um telefone com DDD/,
    ),
  );
  expect(sent).toEqual([]);
});

test('a new number waits for its code in the same dialog', async () => {
  const { user, state } = await openSettings('whatsapp');
  fill('Número do WhatsApp', '11988887777');
  await user.click(button('Salvar'));
  const code = await screen.findByLabelText('Código de 6 números');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByText('(11) 98888-7777')).toBeInTheDocument();

  const codes: string[] = [];
  answer(sendChannelCode, () => ({ data: state.settings }));
  answer(confirmChannel, ({ body }) => {
    codes.push(body.code);
    state.settings.whatsapp.isConfirmed = true;
    return { data: state.settings };
  });
  await user.click(button('Confirmar'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Informe os 6 números/));
  await user.click(button('Enviar outro código'));
  expect(await screen.findByText('Código enviado')).toBeInTheDocument();
  fireEvent.change(code, { target: { value: '123 456' } });
  await user.click(button('Confirmar'));
  await waitFor(() => expect(code).not.toBeInTheDocument());
  expect(codes).toEqual(['123456']);
});

test('e-mail: format, digest days and time are saved', async () => {
  const { user, sent } = await openSettings('email');
  for (const day of ['Seg', 'Qua', 'Sex']) expect(tick(day)).toBeChecked();
  expect(screen.getByLabelText('Hora do resumo')).toHaveValue('08:00');
  expect(tick('Segurança')).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Só texto' }));
  await user.click(screen.getByRole('switch', { name: 'Resumo' }));
  await user.click(tick('Qua'));
  await user.click(tick('Dom'));
  await user.click(button('Salvar'));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { email: { format: 'text', digest: { enabled: true, time: '08:00', days: [0, 1, 5] } } },
    ]),
  );
});

test('notifications: sound, vibration, badge, preview and priority are saved', async () => {
  const { user, sent } = await openSettings('push');
  const flip = (name: string) => user.click(screen.getByRole('switch', { name }));
  for (const name of ['Som', 'Vibração', 'Contador no ícone', 'Mostrar o conteúdo', 'Não perturbe']) {
    await flip(name);
  }
  await user.click(screen.getByRole('radio', { name: 'Alta' }));
  await user.click(button('Salvar'));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        push: {
          soundEnabled: false,
          vibrationEnabled: false,
          badge: false,
          preview: true,
          priority: 'high',
          doNotDisturb: { enabled: false, start: '22:00', end: '08:00' },
        },
      },
    ]),
  );
});

test('a test is answered on the screen, and an unset server says so', async () => {
  const { user } = await openSettings('sms', { sms: { ...SETTINGS.sms, isConfigured: false } });
  expect(screen.getByRole('note')).toHaveTextContent('Ainda não enviamos por SMS');
  answer(testChannel, () => new Problem('unexpected', { message: 'Ainda não enviamos por SMS.' }));
  await user.click(button('Enviar teste'));
  expect(await screen.findByRole('alert')).toHaveTextContent('O teste não saiu');

  answer(testChannel, () => ({
    data: {
      message: {
        id: '6f1c1a52-0c1d-4a44-9a7e-3f6f0e6c2b03',
        channel: 'sms',
        type: 'test',
        title: 'Teste',
        body: '',
        state: 'sent',
        sendAt: '2026-11-03T11:00:00.000Z',
        sentAt: '2026-11-03T11:00:00.000Z',
        deliveredAt: null,
        readAt: null,
        failure: null,
      },
    },
  }));
  await user.click(button('Enviar teste'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Enviada'));
});
