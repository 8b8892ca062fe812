import { registerApplication } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lockOf } from '../../../lib/left-forms.ts';
import { readDraft } from '../../../lib/session-drafts.ts';
import { SLOW_MS } from '../../../lib/slow.ts';
import { aNextDose, anApplication, anOverview } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { aPen } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import { openApplications, serve } from '../testing/open-applications.tsx';

const PEN = aPen();
const LEFT = 'O que você tinha preenchido está aqui. Confira e salve.';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

let keys: (string | null)[] = [];
let line = Promise.withResolvers<Problem | null>();
beforeEach(() => {
  keys = [];
  line = Promise.withResolvers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** The form of a dose as it is suggested, over a slow line. */
function load(search: string) {
  cleanup();
  const { suggestion } = anOverview();
  serve({
    overview: anOverview({ suggestion: { ...suggestion, penId: PEN.id, doseMg: 1, expectedDoseMg: 1 } }),
    pens: [PEN],
  });
  answer(registerApplication, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    return (await line.promise) ?? { data: anApplication({ penId: PEN.id }), nextDose: aNextDose() };
  });
  return openApplications(search);
}

/** A suggested dose that nothing was typed into, sent and closed. */
async function sendAndClose() {
  const opened = load('?open=new');
  await opened.user.click(await button('Registrar'));
  await waitFor(() => expect(keys).toHaveLength(1));
  await opened.user.keyboard('{Escape}');
  await gone();
  return opened;
}

test('closed while it is sent, a suggested dose says after five seconds that it is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await sendAndClose();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(await screen.findByText('Guardado. Seguimos enviando.')).toBeVisible();
  expect(screen.getByText(/Seu registro está guardado neste aparelho/)).toBeVisible();
  line.resolve(null);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(localStorage).toHaveLength(0);
});

test('lost by a reload, it is in the form again and goes under its key; closing asks first', async () => {
  await sendAndClose();
  const { user } = load('?open=new');
  expect(await screen.findByText(LEFT)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible();
  await user.click(await button('Continuar editando'));
  await user.click(await button('Registrar'));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('the page that sends it holds its lock, and the draft knows where it was opened', async () => {
  const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await sendAndClose();
  expect(request).toHaveBeenCalledWith(lockOf(ANA.id, 'dose:new'), expect.any(Function));
  expect(readDraft(ANA.id, 'dose:new')).toMatchObject({ doseMg: 1, sentFrom: '/applications?open=new' });
  line.resolve(null);
});

test('given up, it does not come back', async () => {
  await sendAndClose();
  const { user } = load('?open=new');
  await screen.findByText(LEFT);
  await user.keyboard('{Escape}');
  await user.click(await button('Descartar'));
  await gone();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('a question that comes after it was closed leads back to the form', async () => {
  const { user, search } = await sendAndClose();
  line.resolve(new Problem('dose-too-soon'));
  expect(await screen.findByText(/^Não foi possível salvar: .*perto demais de outra/)).toBeVisible();
  await user.click(await button('Abrir'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(search()).toMatchObject({ open: 'new' });
  expect(await screen.findByText(LEFT)).toBeVisible();
  await user.click(await button('Registrar'));
  expect(await button('Registrar mesmo assim')).toBeVisible();
});

test('refused in the open form, a suggestion does not come back as something filled in', async () => {
  const { user } = load('?open=new');
  await user.click(await button('Registrar'));
  line.resolve(new Problem('database-unavailable'));
  expect(await screen.findByRole('alert')).not.toHaveTextContent('está guardado');
  await user.keyboard('{Escape}');
  await gone();
  expect(sessionStorage).toHaveLength(0);
});
