import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { z } from '@leveza/contract/zod.ts';
import { HOUR_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { call, read, useCommand } from './api.ts';
import { countForm } from './open-forms.ts';
import { onUnauthenticated } from './session-refresh.ts';

const Note = z.object({ id: z.string(), text: z.string() });

const listNotes = {
  method: 'GET',
  path: '/notes',
  summary: 'Notes',
  access: 'patient',
  query: z.object({ page: z.coerce.number().optional() }),
  shows: ['measurements'],
  reply: z.object({ data: z.array(Note) }),
} as const satisfies Endpoint;

const addNote = {
  method: 'POST',
  path: '/notes',
  summary: 'Add a note',
  access: 'patient',
  status: 201,
  body: z.object({ text: z.string().min(1, 'Escreva algo') }),
  changes: ['measurements'],
  reply: z.object({ data: Note }),
} as const satisfies Endpoint;

const signIn = {
  method: 'POST',
  path: '/sign-in',
  summary: 'Sign in',
  access: 'public',
  changes: [],
  reply: z.object({ data: z.object({}) }),
} as const satisfies Endpoint;

const note = { id: 'a', text: 'Água' };

async function problemFrom(promise: Promise<unknown>): Promise<Problem> {
  const error = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
}

describe('a call', () => {
  test('brings the answer without the word of success', async () => {
    answer(listNotes, () => ({ data: [note] }));
    await expect(call(listNotes, { query: {} })).resolves.toEqual({ data: [note] });
  });

  test('carries a refused field back to its sentence', async () => {
    answer(addNote, () => ({ data: note }));
    const problem = await problemFrom(call(addNote, { body: { text: '' } }));
    expect(problem).toMatchObject({ code: 'invalid-input', status: 422, fields: { text: 'Escreva algo' } });
  });

  test('passes on how long to wait', async () => {
    answer(listNotes, () => new Problem('too-many-requests', { retryAfterSeconds: 30 }));
    const problem = await problemFrom(call(listNotes, { query: {} }));
    expect(problem).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 30 });
  });

  test('without a network says so', async () => {
    answer(listNotes, () => new Problem('offline'));
    expect(await problemFrom(call(listNotes, { query: {} }))).toMatchObject({ code: 'offline', status: 0 });
  });

  test.each([
    [false, 'Você está sem internet. Tente de novo quando a conexão voltar.'],
    [true, 'O Leveza não está respondendo. Confira sua internet e tente de novo.'],
  ])('tells a device without internet from a silent server: %s', async (isOnline, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    answer(listNotes, () => new Problem('offline'));
    expect(await problemFrom(call(listNotes, { query: {} }))).toMatchObject({ message });
    vi.restoreAllMocks();
  });

  test.each([
    [503, '<h1>Bad gateway</h1>', 'database-unavailable'],
    [500, '<h1>Oops</h1>', 'unexpected'],
    [409, '{"success":false,"error":{"code":"of-the-future","message":"Novo"}}', 'unexpected'],
    [200, '<!doctype html>', 'unexpected'],
    [200, '{"data":[]}', 'unexpected'],
    [200, 'null', 'unexpected'],
  ])('answered %d %s is %s', async (status, body, code) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    expect((await problemFrom(call(listNotes, { query: {} }))).code).toBe(code);
  });

  test('with a reply nobody can read says so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
    const problem = await problemFrom(call(listNotes, { query: {} }));
    expect(problem.message).toBe('Resposta inválida do servidor. Tente novamente.');
  });

  test('that was given up is no problem at all', async () => {
    const controller = new AbortController();
    controller.abort();
    const error: unknown = await call(listNotes, { query: {} }, controller.signal).catch(
      (caught: unknown) => caught,
    );
    expect(error).not.toBeInstanceOf(Problem);
  });
});

describe('an expired session', () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  test('is renewed once for all parallel calls, and each is sent again once', async () => {
    let isRenewed = false;
    const renew = vi.fn<() => Promise<boolean>>(() =>
      Promise.resolve().then(() => {
        isRenewed = true;
        return true;
      }),
    );
    stop = onUnauthenticated(renew);
    const served = vi.fn<() => { data: never[] } | Problem>(() =>
      isRenewed ? { data: [] } : new Problem('unauthenticated'),
    );
    answer(listNotes, served);

    await Promise.all([1, 2, 3, 4].map((page) => call(listNotes, { query: { page } })));

    expect(renew).toHaveBeenCalledTimes(1);
    expect(served).toHaveBeenCalledTimes(8);
  });

  test('is retried once only, however often the server refuses', async () => {
    const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    stop = onUnauthenticated(renew);
    const served = vi.fn<() => Problem>(() => new Problem('unauthenticated'));
    answer(listNotes, served);

    expect((await problemFrom(call(listNotes, { query: {} }))).code).toBe('unauthenticated');
    expect(served).toHaveBeenCalledTimes(2);
  });

  test('that cannot be renewed stays refused', async () => {
    stop = onUnauthenticated(() => Promise.resolve(false));
    const served = vi.fn<() => Problem>(() => new Problem('unauthenticated'));
    answer(listNotes, served);

    expect((await problemFrom(call(listNotes, { query: {} }))).code).toBe('unauthenticated');
    expect(served).toHaveBeenCalledTimes(1);
  });

  test('is not what a wrong password means', async () => {
    const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    stop = onUnauthenticated(renew);
    answer(signIn, () => new Problem('unauthenticated'));

    await problemFrom(call(signIn, {}));
    expect(renew).not.toHaveBeenCalled();
  });
});

function Notes({ text = 'Água', isKept = false }: { text?: string; isKept?: boolean }) {
  const notes = useQuery(read(listNotes, { query: {} }));
  const add = useCommand(addNote, { isKept });
  return (
    <>
      <p>{notes.data?.data.length} notas</p>
      <button type="button" onClick={() => add.mutate({ body: { text } })}>
        Anotar
      </button>
      {add.error && <p role="alert">{add.error.message}</p>}
      {add.isSuccess && <p>Anotado</p>}
    </>
  );
}

describe('a command', () => {
  test('refreshes the lists it changes', async () => {
    const stored = [note];
    answer(listNotes, () => ({ data: stored }));
    answer(addNote, ({ body }) => {
      stored.push({ id: 'b', text: body.text });
      return { data: note };
    });
    const { user } = renderInApp(<Notes />);
    await screen.findByText('1 notas');
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await screen.findByText('2 notas');
  });

  test('sent again after the network failed keeps its key; a new one gets its own', async () => {
    const keys: (string | null)[] = [];
    answer(listNotes, () => ({ data: [] }));
    answer(addNote, (_, request) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length < 3 ? new Problem('offline') : { data: note };
    });
    const { user } = renderInApp(<Notes />);
    const button = screen.getByRole('button', { name: 'Anotar' });
    for (const count of [1, 2, 3, 4]) {
      await user.click(button);
      await waitFor(() => expect(keys).toHaveLength(count));
    }
    await screen.findByText('Anotado');

    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('turned away before the server looked at it keeps the key of the try before', async () => {
    const keys: (string | null)[] = [];
    answer(listNotes, () => ({ data: [] }));
    answer(addNote, (_, request) => {
      keys.push(request.headers.get('idempotency-key'));
      return [new Problem('offline'), new Problem('too-many-requests'), { data: note }][keys.length - 1]!;
    });
    const { user } = renderInApp(<Notes />);
    for (const count of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Anotar' }));
      await waitFor(() => expect(keys).toHaveLength(count));
    }
    await screen.findByText('Anotado');
    expect(new Set(keys).size).toBe(1);
  });

  test('says how long ago it was pressed first', async () => {
    const agoOf: (string | null)[] = [];
    answer(addNote, (_, request) => {
      agoOf.push(request.headers.get(PRESSED_AGO));
      return { data: note };
    });
    const body = { text: 'Nova' };
    await call(addNote, { body }, undefined, { key: crypto.randomUUID(), at: Date.now() - HOUR_MS });
    await call(addNote, { body });
    expect(Number(agoOf[0])).toBeGreaterThanOrEqual(HOUR_MS / SECOND_MS);
    expect(agoOf[1]).toBeNull();
  });
});

/** How often the list was read, once the command was refused as often as it was pressed. */
async function readsAfter(refusal: Problem, presses: number, isKept = false): Promise<() => number> {
  const list = vi.fn<() => { data: never[] }>(() => ({ data: [] }));
  const add = vi.fn<() => Problem>(() => refusal);
  answer(listNotes, list);
  answer(addNote, add);
  const { user } = renderInApp(<Notes isKept={isKept} />);
  await screen.findByText('0 notas');
  for (let pressed = 1; pressed <= presses; pressed += 1) {
    await user.click(screen.getByRole('button', { name: 'Anotar' }));
    await waitFor(() => expect(add).toHaveBeenCalledTimes(pressed));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  }
  return () => list.mock.calls.length;
}

describe('a refused command', () => {
  test.each(['not-found', 'already-subscribed', 'dose-taken'] as const)(
    'with %s fetches the reads again, which it proves old',
    async (code) => {
      const reads = await readsAfter(new Problem(code), 1);
      await waitFor(() => expect(reads()).toBe(2));
    },
  );

  test.each([
    'dose-too-soon',
    'exam-changed',
    'invalid-input',
    'busy',
    'offline',
    'too-many-requests',
    'payment-declined',
  ] as const)('with %s fetches nothing: the screen may be right', async (code) => {
    // A read of the first refusal would have been counted before the second one is shown.
    const reads = await readsAfter(new Problem(code), 2);
    expect(reads()).toBe(1);
  });

  test('waits for an open form: its record might leave the list and take the text along', async () => {
    const endForm = countForm();
    const reads = await readsAfter(new Problem('dose-taken'), 2);
    expect(reads()).toBe(1);
    endForm();
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('of one tap waits for no form', async () => {
    const endForm = countForm();
    const reads = await readsAfter(new Problem('not-found'), 1, true);
    await waitFor(() => expect(reads()).toBe(2));
    endForm();
  });
});
