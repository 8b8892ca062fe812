import { readHeadline } from '@leveza/contract/dashboard.ts';
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@leveza/contract/notifications.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { NotificationBell } from './NotificationBell.tsx';

const note = (number: number, over: Partial<Notification> = {}): Notification => ({
  id: `6f1c1a52-0c1d-4a44-9a7e-${String(number).padStart(12, '0')}`,
  kind: 'stock',
  title: `Aviso ${number}`,
  body: 'Restam 2 doses.',
  link: null,
  createdAt: new Date(Date.now() - number * MINUTE_MS).toISOString(),
  readAt: null,
  ...over,
});

function mark(one: Notification): Notification {
  one.readAt ??= new Date().toISOString();
  return one;
}

/** A server that stores what it is sent. */
function serve(stored: Notification[]): void {
  const unread = () => stored.filter(({ readAt }) => !readAt).length;
  answer(readHeadline, () => ({
    data: {
      nextDoseAt: null,
      nextDoseName: null,
      nextDoseLateAt: null,
      talkToPrescriber: false,
      totalLossKg: null,
      unreadNotifications: unread(),
    },
  }));
  answer(listNotifications, ({ query: { page, limit } }) => ({
    data: stored.slice((page - 1) * limit, page * limit),
    unread: unread(),
    pagination: paginationOf({ page, limit }, stored.length),
  }));
  answer(readNotification, ({ params }) => ({ data: mark(stored.find(({ id }) => id === params.id)!) }));
  answer(readAllNotifications, () => {
    const marked = unread();
    stored.forEach(mark);
    return { data: { marked } };
  });
}

async function open(name: string) {
  const { user, router } = renderInApp(<NotificationBell />);
  await user.click(await screen.findByRole('button', { name }));
  return { user, router, list: await screen.findByRole('dialog', { name: 'Notificações' }) };
}

test('nothing yet is said plainly', async () => {
  serve([]);
  const { list } = await open('Notificações');
  expect(await within(list).findByText('Nenhuma notificação por enquanto.')).toBeVisible();
  expect(within(list).queryByRole('button', { name: /Marcar todas/ })).not.toBeInTheDocument();
});

test('opening one counts it as read, in the list and on the bell', async () => {
  serve([note(1), note(2)]);
  const { user, list } = await open('Notificações, 2 não lidas');
  await user.click(await within(list).findByRole('button', { name: /Aviso 1 não lida/ }));
  expect(await within(list).findByRole('button', { name: /^Aviso 1 Restam/ })).toBeVisible();
  await user.keyboard('{Escape}');
  const bell = await screen.findByRole('button', { name: 'Notificações, 1 não lida' });
  await waitFor(() => expect(bell).toHaveFocus());
});

test('one that leads somewhere goes there and closes', async () => {
  serve([note(1, { link: '/medications' })]);
  const { user, router, list } = await open('Notificações, 1 não lida');
  const link = await within(list).findByRole('link', { name: /Aviso 1/ });
  link.focus();
  await user.keyboard('{Enter}');
  expect(router.history.location.href).toBe('/medications');
  expect(await screen.findByRole('button', { name: 'Notificações' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('all are read at once', async () => {
  serve([note(1), note(2)]);
  const { user, list } = await open('Notificações, 2 não lidas');
  await user.click(await within(list).findByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() => expect(within(list).queryByText('não lida')).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Notificações' })).toBeVisible();
});

test('more come when asked for, each once', async () => {
  serve(Array.from({ length: 12 }, (_, at) => note(at + 1)));
  const { user, list } = await open('Notificações, 12 não lidas');
  expect(await within(list).findAllByRole('listitem')).toHaveLength(10);
  await user.click(within(list).getByRole('button', { name: 'Ver mais' }));
  expect(await within(list).findByText('Aviso 12')).toBeVisible();
  await waitFor(() => expect(within(list).getByRole('button', { name: /Aviso 11/ })).toHaveFocus());
  expect(within(list).getAllByRole('listitem')).toHaveLength(12);
  expect(within(list).queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
});

test('a list that cannot be read says why', async () => {
  serve([]);
  answer(listNotifications, () => new Problem('storage-full'));
  const { list } = await open('Notificações');
  expect(await within(list).findByRole('alert')).toHaveTextContent('Não foi possível carregar');
  expect(within(list).getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
