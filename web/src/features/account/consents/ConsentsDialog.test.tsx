import {
  CONSENT_VERSION,
  type ConsentRecord,
  giveConsent,
  listConsents,
  withdrawConsent,
} from '@leveza/contract/auth/consent.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openAccount } from '../testing/open-account.tsx';

const NOW = '2026-11-03T12:05:00.000Z';

const item = (name: string) => screen.getByRole('listitem', { name });

async function open() {
  const app = await openAccount();
  const records: ConsentRecord[] = [
    { purpose: 'messages', version: '2026-05', givenAt: '2026-06-01T10:00:00.000Z', withdrawnAt: NOW },
    { purpose: 'health-data', version: '2026-11', givenAt: '2026-11-01T12:00:00.000Z', withdrawnAt: null },
  ];
  answer(listConsents, () => ({ data: records }));
  answer(giveConsent, ({ body }) => {
    records.unshift({ ...body, givenAt: NOW, withdrawnAt: null });
    return { data: { ...body, givenAt: NOW } };
  });
  answer(withdrawConsent, ({ params }) => {
    const given = records.find((one) => one.purpose === params.purpose && one.withdrawnAt === null)!;
    given.withdrawnAt = NOW;
    if (params.purpose === 'health-data') app.state.patient.needsConsent = true;
    return { data: records };
  });
  await app.user.click(screen.getByRole('button', { name: /^Consentimentos/ }));
  await screen.findByRole('heading', { name: 'Dados de saúde' });
  return app;
}

test('each purpose says what was decided, with version, time and history', async () => {
  await open();
  expect(item('Dados de saúde')).toHaveTextContent(
    'AutorizadoGuardar e usar peso, medidas, doses, sintomas, refeições e exames',
  );
  expect(item('Dados de saúde')).toHaveTextContent('Versão 2026-11, autorizada em 01/11/2026 às 09:00');
  expect(item('Mensagens')).toHaveTextContent('Não autorizado');
  expect(item('Mensagens')).toHaveTextContent(
    'Retirada em 03/11/2026 às 09:05Autorizada em 01/06/2026 às 07:00 (versão 2026-05)',
  );
  expect(within(item('Compartilhamento')).queryByText('Ver histórico')).not.toBeInTheDocument();
});

test('a consent is given, taken back, and taking back can be undone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Autorizar: Inteligência artificial' }));
  await within(item('Inteligência artificial')).findByText(
    `Versão ${CONSENT_VERSION}, autorizada em 03/11/2026 às 09:05`,
  );
  await user.click(screen.getByRole('button', { name: 'Retirar: Inteligência artificial' }));
  await within(item('Inteligência artificial')).findByText('Não autorizado');
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await within(item('Inteligência artificial')).findByText('Autorizado');
});

test('health data explains first, and can be kept', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Retirar: Dados de saúde' }));
  const question = screen.getByRole('group', { name: 'Retirar a autorização dos dados de saúde?' });
  expect(question).toHaveTextContent('Sem ela, o Leveza não pode manter sua conta');
  await user.click(within(question).getByRole('button', { name: 'Manter' }));
  expect(question).not.toBeInTheDocument();
  expect(within(item('Dados de saúde')).getByText('Autorizado')).toBeInTheDocument();
});

test('health data: the download comes back here, and withdrawing leads to the deletion', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Retirar: Dados de saúde' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Baixar meus dados' }));
  await screen.findByRole('dialog', { name: 'Baixar meus dados' });
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await screen.findByRole('dialog', { name: 'Consentimentos' });

  await user.click(await screen.findByRole('button', { name: 'Retirar: Dados de saúde' }));
  await user.click(screen.getByRole('button', { name: 'Retirar e ir para a exclusão' }));
  await screen.findByRole('dialog', { name: 'Excluir conta' });
  expect(address()).toBe('/profile?open=delete');
});

test('a refused withdrawal is told where it was asked', async () => {
  const { user, address } = await open();
  answer(withdrawConsent, () => new Problem('database-unavailable'));
  await user.click(screen.getByRole('button', { name: 'Retirar: Dados de saúde' }));
  await user.click(screen.getByRole('button', { name: 'Retirar e ir para a exclusão' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/temporariamente fora do ar/));
  expect(address()).toBe('/profile?open=consents');
});
