import { type Access, listAccess } from '@leveza/contract/account/access-log.ts';
import { endOtherSessions, endSession, listSessions, type Session } from '@leveza/contract/auth/sessions.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openAccount } from './testing/open-account.tsx';

const id = (number: number) => `6f1c1a52-0c1d-4a44-9a7e-${String(number).padStart(12, '0')}`;

function serveSessions(): Session[] {
  const open: Session[] = [
    { device: 'Firefox no Linux', lastUsedAt: '2026-11-03T12:05:00.000Z', isCurrent: true },
    { device: 'Chrome no Android', lastUsedAt: '2026-11-02T02:30:00.000Z', isCurrent: false },
    { device: null, lastUsedAt: '2026-10-30T15:00:00.000Z', isCurrent: false },
  ].map((session, index) => ({ ...session, id: id(index), createdAt: session.lastUsedAt }));
  answer(listSessions, () => ({ data: open }));
  answer(endSession, ({ params }) => {
    open.splice(
      open.findIndex((session) => session.id === params.id),
      1,
    );
    return { data: { endedSessions: 1 } };
  });
  answer(endOtherSessions, () => ({ data: { endedSessions: open.splice(1).length } }));
  return open;
}

const rows = () => within(screen.getByRole('list', { name: 'Aparelhos' })).getAllByRole('listitem');

async function openSessions() {
  const app = await openAccount();
  serveSessions();
  await app.user.click(screen.getByRole('button', { name: /^Sessões abertas/ }));
  await screen.findByText('Firefox no Linux');
  return app;
}

test('each device says what is known of it, in the time of the patient', async () => {
  await openSessions();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    'Firefox no LinuxEste aparelhoLocal desconhecidoÚltimo uso: 03/11/2026 às 09:05',
    'Chrome no AndroidLocal desconhecidoÚltimo uso: 01/11/2026 às 23:30Encerrar',
    'Aparelho desconhecidoLocal desconhecidoÚltimo uso: 30/10/2026 às 12:00Encerrar',
  ]);
});

test('one session is ended after asking, and the others stay', async () => {
  const { user } = await openSessions();
  await user.click(screen.getByRole('button', { name: 'Encerrar: Chrome no Android' }));
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Encerrar: Chrome no Android' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: 'Encerrar: Chrome no Android' }));
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(await screen.findByText('Sessão encerrada')).toBeInTheDocument();
});

test('all the others are ended at once', async () => {
  const { user } = await openSessions();
  await user.click(screen.getByRole('button', { name: 'Encerrar todas as outras' }));
  await user.click(screen.getByRole('button', { name: 'Encerrar todas' }));
  expect(await screen.findByText('Sua conta só está aberta neste aparelho.')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(await screen.findByText('2 outras sessões foram encerradas.')).toBeInTheDocument();
});

test('a session that could not be ended stays, and says why', async () => {
  const { user } = await openSessions();
  answer(endSession, () => new Problem('offline'));
  await user.click(screen.getByRole('button', { name: 'Encerrar: Aparelho desconhecido' }));
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText(/O Leveza não está respondendo/)).toBeInTheDocument();
  expect(rows()).toHaveLength(3);
});

test('the access log says what happened, page by page', async () => {
  const { user } = await openAccount();
  const events = ['sign-in', 'export', 'two-factor-disabled'] as const;
  const stored: Access[] = Array.from({ length: 25 }, (_, index) => ({
    id: id(index),
    event: events[index % 3]!,
    device: index === 1 ? null : 'Chrome no Android',
    at: new Date(Date.UTC(2026, 10, 3, 12) - index * HOUR_MS).toISOString(),
  }));
  answer(listAccess, ({ query }) => ({
    data: stored.slice((query.page - 1) * query.limit, query.page * query.limit),
    pagination: paginationOf(query, stored.length),
  }));
  await user.click(screen.getByRole('button', { name: /^Registro de acessos/ }));
  const list = await screen.findByRole('list', { name: 'Acessos' });
  const entries = () => within(list).getAllByRole('listitem');
  expect(
    entries()
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Entrada na contaChrome no Android03/11/2026 às 09:00',
    'Dados baixadosAparelho desconhecido03/11/2026 às 08:00',
    'Verificação em duas etapas desabilitadaChrome no Android03/11/2026 às 07:00',
  ]);
  expect(entries()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  await waitFor(() => expect(entries()).toHaveLength(25));
  await waitFor(() => expect(entries()[20]).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
});
