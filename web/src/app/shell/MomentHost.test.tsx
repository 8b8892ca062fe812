import { readToday, type Today } from '@leveza/contract/dashboard.ts';
import { seeMoment } from '@leveza/contract/moments.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aDay } from '../../features/dashboard/testing/a-dashboard.ts';
import { dropDraft, keepDraft } from '../../lib/session-drafts.ts';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { useCountedWindow } from '../../ui/open-windows.ts';
import { toastQueue } from '../../ui/toast.ts';
import { renderShell } from './testing/render-shell.tsx';

const MOMENT = {
  kind: 'constancy' as const,
  subject: '2026-11-20',
  happenedOn: '2026-11-20',
  name: '4 doses seguidas',
};

function dayWith(moment: Today['moment']) {
  let asked = 0;
  let current = moment;
  answer(readToday, () => {
    asked += 1;
    return { data: aDay({ moment: current }) };
  });
  answer(seeMoment, ({ body }) => {
    current = null;
    return { data: body };
  });
  return { asked: () => asked };
}

test('opening the first screen shows it, and once it was seen nothing comes back', async () => {
  const day = dayWith(MOMENT);
  await renderShell({ path: '/dashboard' });
  const sheet = await screen.findByRole('dialog', { name: 'Um mês de constância' });
  expect(sheet).toHaveTextContent('4 doses seguidas, cada uma no seu tempo.');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(day.asked()).toBe(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another screen neither asks nor shows', async () => {
  const day = dayWith(MOMENT);
  await renderShell({ path: '/exams' });
  expect(day.asked()).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on any screen it comes once the record sheet is closed', async () => {
  dayWith(MOMENT);
  const { router } = await renderShell({ path: '/exams' });
  await router.navigate({ href: '/exams?record=choose' });
  await screen.findByRole('dialog', { name: 'O que você quer registrar?' });
  expect(screen.queryByRole('dialog', { name: 'Um mês de constância' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByRole('dialog', { name: 'Um mês de constância' })).toBeVisible();
});

const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);

test('a record whose answer a reload lost is told of at the start', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }) },
  });
  keepDraft(ANA.id, 'dose:new', { doseMg: 1, keptAt: Date.now(), sentFrom: '/exams?record=dose' });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
    dropDraft(ANA.id, 'dose:new');
    toastQueue.clear();
  });
  await renderShell({ path: '/exams' });
  await waitFor(() => expect(titles()).toEqual([expect.stringMatching(/pode não ter sido salvo\.$/)]));
});

function OwnDialog() {
  useCountedWindow(true);
  return null;
}

test('it waits until the dialog of a screen is closed, with the answer in it', async () => {
  const day = dayWith(MOMENT);
  const dialog = render(<OwnDialog />);
  await renderShell({ path: '/dashboard' });
  await waitFor(() => expect(day.asked()).toBe(1));
  expect(screen.queryByRole('dialog', { name: 'Um mês de constância' })).toBeNull();
  dialog.unmount();
  expect(await screen.findByRole('dialog', { name: 'Um mês de constância' })).toBeVisible();
});

test('left before it could be shown, the first screen takes it along to no other', async () => {
  const day = dayWith(MOMENT);
  const dialog = render(<OwnDialog />);
  const { router } = await renderShell({ path: '/dashboard' });
  await waitFor(() => expect(day.asked()).toBe(1));
  await router.navigate({ href: '/exams' });
  dialog.unmount();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await router.navigate({ href: '/dashboard' });
  expect(await screen.findByRole('dialog', { name: 'Um mês de constância' })).toBeVisible();
});
