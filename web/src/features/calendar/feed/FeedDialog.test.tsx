import { readFeedState, startCalendarFeed, stopCalendarFeed } from '@leveza/contract/calendar/feed.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openCalendar, serve } from '../testing/open-calendar.tsx';

beforeEach(() => toastQueue.clear());

/** A server with or without an address; `made` are the choices it was asked with. */
function serveFeed(createdAt: string | null, showsNow = false) {
  const feed = { state: createdAt ? { showsNames: showsNow, createdAt } : null };
  const made: (boolean | undefined)[] = [];
  serve();
  answer(readFeedState, () => ({ data: feed.state }));
  answer(startCalendarFeed, ({ body: { showsNames } }) => {
    made.push(showsNames);
    feed.state = { showsNames: showsNames ?? false, createdAt: '2026-11-16T12:00:00.000Z' };
    return { data: { url: `https://leveza.exemplo/api/calendar/feed/secreto-${made.length}.ics` } };
  });
  answer(stopCalendarFeed, () => {
    feed.state = null;
    return {};
  });
  return made;
}

const open = async () => {
  const page = openCalendar('?open=feed');
  return { ...page, sheet: await screen.findByRole('dialog', { name: 'Assinar calendário' }) };
};

test('an address is made without names, shown once and copied', async () => {
  const made = serveFeed(null);
  const { user, sheet } = await open();
  await user.click(await within(sheet).findByRole('button', { name: 'Criar endereço secreto' }));
  expect(await within(sheet).findByText(/feed\/secreto-1\.ics$/)).toBeVisible();
  expect(made).toEqual([false]);
  await user.click(within(sheet).getByRole('button', { name: 'Copiar o endereço' }));
  expect(await navigator.clipboard.readText()).toContain('secreto-1.ics');
});

test('renewing says that the old address ends, and takes names if they are wanted', async () => {
  const made = serveFeed('2026-11-01T12:00:00.000Z');
  const { user, sheet } = await open();
  expect(await within(sheet).findByText(/^Criado em 01\/11\/2026, sem nomes/)).toBeVisible();
  await user.click(within(sheet).getByRole('switch', { name: 'Mostrar os nomes' }));
  expect(within(sheet).getByText(/^Este endereço não mostra os nomes/)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Renovar endereço' }));
  const question = within(sheet).getByRole('group', { name: /O endereço antigo deixa de funcionar/ });
  await user.click(within(question).getByRole('button', { name: 'Renovar endereço' }));
  expect(await within(sheet).findByText(/feed\/secreto-1\.ics$/)).toBeVisible();
  expect(made).toEqual([true]);
});

test('an address with names says so, and keeps them when it is renewed', async () => {
  const made = serveFeed('2026-11-01T12:00:00.000Z', true);
  const { user, sheet } = await open();
  expect(await within(sheet).findByText(/lê os nomes dos remédios e das consultas/)).toBeVisible();
  expect(within(sheet).getByRole('switch', { name: 'Mostrar os nomes' })).toBeChecked();
  await user.click(within(sheet).getByRole('button', { name: 'Renovar endereço' }));
  const question = await within(sheet).findByRole('group', { name: /O endereço antigo deixa de funcionar/ });
  await user.click(within(question).getByRole('button', { name: 'Renovar endereço' }));
  expect(await within(sheet).findByText(/feed\/secreto-1\.ics$/)).toBeVisible();
  expect(made).toEqual([true]);
});

test('an ended address is gone', async () => {
  serveFeed('2026-11-01T12:00:00.000Z');
  const { user, sheet } = await open();
  await user.click(await within(sheet).findByRole('button', { name: 'Encerrar endereço' }));
  const question = within(sheet).getByRole('group', { name: /Encerrar o endereço\?/ });
  await user.click(within(question).getByRole('button', { name: 'Encerrar endereço' }));
  expect(await within(sheet).findByRole('button', { name: 'Criar endereço secreto' })).toBeVisible();
  expect(await screen.findByText('Endereço encerrado')).toBeVisible();
});
