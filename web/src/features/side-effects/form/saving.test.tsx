import { Problem } from '@leveza/contract/problem.ts';
import {
  addSideEffect,
  answerSideEffect,
  listSideEffects,
  readSideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { answerTo, feel, pick, press } from '../testing/hands.ts';
import { openSideEffects, serve } from '../testing/open-side-effects.tsx';
import { anEffect } from '../testing/samples.ts';

const PAIN = ['Dor abdominal', '5, Muito Intenso'] as const;
const pain = () => anEffect({ effectType: 'abdominal_pain', intensity: 5 });
const drafts = () => Object.keys(sessionStorage);

/** A server that takes what is sent and says nothing until `speak`; `keys` are those it was sent under. */
function serveSlowly() {
  serve();
  const { promise, resolve } = Promise.withResolvers<Problem | null>();
  const keys: (string | null)[] = [];
  answer(addSideEffect, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    return (await promise) ?? { data: pain(), also: [] };
  });
  return { keys, speak: resolve };
}

test('what has to be said does not wait for a slow server, which is told apart from what is saved', async () => {
  const { keys, speak } = serveSlowly();
  openSideEffects('?open=new');
  await feel(...PAIN);
  expect(await screen.findByText('Fale com seu médico')).toBeVisible();
  expect(screen.getByText(/Salvando o registro/)).toBeVisible();
  expect(screen.queryByText('Efeito registrado')).toBeNull();
  speak(null);
  expect(await screen.findByRole('dialog', { name: 'Efeito registrado' })).toBeVisible();
  expect(screen.queryByText(/Salvando o registro/)).toBeNull();
  await press('Fechar');
  expect(await screen.findByRole('alertdialog', { name: /Efeito registrado/ })).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('whoever has read it before the server answered waits at the form, and nothing is sent twice', async () => {
  const { keys, speak } = serveSlowly();
  const { search } = openSideEffects('?open=new');
  await feel(...PAIN);
  await screen.findByText(/Salvando o registro/);
  await press('Fechar');
  const form = await screen.findByRole('form', { name: 'Novo efeito colateral' });
  expect(screen.getByRole('button', { name: /Registrando/ })).toBeInTheDocument();
  (form as HTMLFormElement).requestSubmit();
  speak(null);
  await waitFor(() => expect(search()).toEqual({}));
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  expect(keys).toHaveLength(1);
});

test('a failure that comes later is said, and sent again it is the same record', async () => {
  const { keys, speak } = serveSlowly();
  openSideEffects('?open=new');
  await feel(...PAIN);
  await screen.findByText(/Salvando o registro/);
  speak(new Problem('database-unavailable'));
  expect(await screen.findByText('O registro não foi salvo')).toBeVisible();
  await press('Fechar');
  expect(await screen.findByText(new Problem('database-unavailable').message)).toBeVisible();
  answer(addSideEffect, (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    return { data: pain(), also: [] };
  });
  await press('Registrar');
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  expect(screen.queryByText('Fale com seu médico')).toBeNull();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('answers that made a warning sign are kept with the effect when it is sent again after a failure', async () => {
  const { speak } = serveSlowly();
  const kept: string[][] = [];
  answer(answerSideEffect, ({ body }) => {
    kept.push(body.yes);
    return { data: pain() };
  });
  openSideEffects('?open=new');
  await feel(...PAIN);
  speak(new Problem('database-unavailable'));
  await screen.findByText('O registro não foi salvo');
  await answerTo(/lado direito/, 'Sim');
  await press('Concluir');
  await press('Entendi');
  expect(await screen.findByText(new Problem('database-unavailable').message)).toBeVisible();
  answer(addSideEffect, () => ({ data: pain(), also: [] }));
  await press('Registrar');
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toHaveLength(1);
});

test('a server that stays silent is given up, and it can be sent again', async () => {
  serve();
  const silent = AbortSignal.abort(new DOMException('silent', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silent);
  openSideEffects('?open=new');
  await feel('Náusea', '2, Leve');
  expect(await screen.findByText(/O Leveza não está respondendo/)).toBeVisible();
  timeout.mockRestore();
  await press('Registrar');
  expect(await screen.findByText('Efeito registrado')).toBeVisible();
});

test('nothing waits for what is read again afterwards', async () => {
  serve({ effects: [anEffect()] });
  const { search } = openSideEffects();
  await press('Registrar efeito');
  const never = new Promise<never>(() => {});
  answer(listSideEffects, () => never);
  answer(readSideEffectSummary, () => never);
  await feel(...PAIN);
  expect(await screen.findByRole('dialog', { name: 'Efeito registrado' })).toBeVisible();
  await press('Fechar');
  await waitFor(() => expect(search()).toEqual({}));
});

test('a form left while it is being saved is told about all the same', async () => {
  const { keys, speak } = serveSlowly();
  openSideEffects('?open=new');
  await feel('Náusea', '2, Leve');
  await waitFor(() => expect(keys).toHaveLength(1));
  await press('Cancelar');
  await press('Descartar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toHaveLength(1);
  speak(new Problem('database-unavailable'));
  expect(await screen.findByText(/Efeito não registrado/)).toBeVisible();
});

test('an expired session takes neither the notice nor what was filled in', async () => {
  serve();
  answer(addSideEffect, () => new Problem('unauthenticated'));
  const { unmount } = openSideEffects('?open=new');
  await feel(...PAIN);
  expect(await screen.findByText('Fale com seu médico')).toBeVisible();
  expect(screen.getByText('O registro não foi salvo')).toBeVisible();
  expect(Object.keys(localStorage), 'the draft alone').toEqual([expect.stringMatching(/^leveza-draft-of:/)]);
  unmount();

  const known = serve();
  openSideEffects('?open=new');
  expect(await screen.findByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: PAIN[0] })).toBeChecked();
  expect(screen.getByRole('radio', { name: PAIN[1] })).toBeChecked();
  await press('Registrar');
  expect(await screen.findByRole('dialog', { name: 'Efeito registrado' })).toBeVisible();
  expect(known.bodies).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

test('sent and not heard of before a reload, it is sent again as the same record', async () => {
  const { keys } = serveSlowly();
  const { unmount } = openSideEffects('?open=new');
  await feel('Náusea', '2, Leve');
  await waitFor(() => expect(keys).toHaveLength(1));
  unmount();
  answer(addSideEffect, (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    return { data: anEffect(), also: [] };
  });
  openSideEffects('?open=new');
  await press('Registrar');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('what is discarded does not come back', async () => {
  serve();
  openSideEffects('?open=new');
  await pick(PAIN[0]);
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await press('Cancelar');
  await press('Descartar');
  expect(drafts()).toEqual([]);
  await press('Registrar efeito');
  const form = await screen.findByRole('dialog', { name: 'Novo efeito colateral' });
  expect(within(form).queryByText(/tinha preenchido/)).toBeNull();
  expect(within(form).getByRole('checkbox', { name: PAIN[0] })).not.toBeChecked();
});
