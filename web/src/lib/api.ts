import type { Change, Endpoint, Read, Reply, Sent } from '@leveza/contract/endpoint.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from './asking.ts';
import { keyed, refetchAfter } from './facts.ts';
import type { KeepsKeys } from './form-keys.ts';
import { Intention, isSettled, type Unsettled, UNTYPED_MS } from './intention.ts';
import { pause } from './patience.ts';
import { renewalsSoFar, renewedSince } from './session-refresh.ts';
import { unreached } from './unreached.ts';
import { onceFormsAreClosed } from './open-forms.ts';
import { giveUpOlder, keptUntilAnswered, onItsWay } from './unsent.ts';
import { urlOf } from './url.ts';
import { problemOf } from './response-problem.ts';
import { whileHere } from './while-here.ts';

/** The specification's words, and what to do about it. */
const INVALID_REPLY = 'Resposta inválida do servidor. Tente novamente.';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
}

type Pressed = Pick<Unsettled, 'key' | 'at'>;

/** One call by the contract: its reply, or a `Problem`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
  first: Pressed = { key: crypto.randomUUID() },
): Promise<Reply<E>> {
  return answerOf<E>(await request(endpoint, sent, signal, first));
}

/** One call, as far as it is sent: its answer is not looked into. */
export async function request(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>,
  sent: Parts,
  signal: AbortSignal | undefined,
  first: Pressed,
): Promise<Response> {
  const { params, query } = sent;
  const url = urlOf(endpoint, params, query);
  const init = { method: endpoint.method, signal, ...contentOf(endpoint, sent, first) };

  const before = renewalsSoFar();
  let response = await send(url, init);
  // A public endpoint's 401 is its own answer (a wrong password), not an expired session.
  if (response.status === 401 && endpoint.access === 'patient' && (await renewedSince(before))) {
    response = await send(url, init);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

export const read = <E extends Read>(endpoint: E, sent: Sent<E>) =>
  queryOptions<Reply<E>, Problem>({
    ...keyed(endpoint, sent),
    queryFn: ({ signal }) => call(endpoint, sent, signal),
  });

interface Sending {
  /** Ends the call: the patient cancels it, or the server is silent for too long. */
  signal?: () => AbortSignal | undefined;
  /** A request of an earlier page load whose outcome is unknown. */
  unsettled?: Unsettled | undefined;
  /** Hears of every request as it leaves. */
  onSend?: (sent: Unsettled) => void;
  /** Answers before the stale reads are there again. */
  isQuick?: boolean;
  /** Kept on the device until it is answered, and sent again by the next page (`useKeptCommand`). */
  isKept?: boolean;
  /** The draft of the form it belongs to: it keeps the key until the outcome is known, over a reload too. */
  draft?: KeepsKeys | undefined;
  /** Answers after so many milliseconds even if the stale reads are not there again. */
  readsWithinMs?: number;
  /** Reads are stale after a failure too: the server may have been done already. */
  isStaleAnyway?: boolean;
}

const intentionOf = ({ unsettled, isKept }: Sending) =>
  new Intention({ unsettled, ...(isKept && { againWithinMs: UNTYPED_MS }) });

/** A change; every read that shows a fact it changes is fetched again. */
export function useCommand<E extends Change>(endpoint: E, sending: Sending = {}) {
  const cache = useQueryClient();
  const [intention] = useState(() => intentionOf(sending));
  const refetch = (sent: Sent<E>) => {
    const fetched = refetchAfter(cache, endpoint, sent);
    if (sending.isQuick) return undefined;
    return sending.readsWithinMs ? Promise.race([fetched, pause(sending.readsWithinMs)]) : fetched;
  };
  return useMutation<Reply<E>, Problem, Sent<E>>({
    mutationKey: [endpoint.method, endpoint.path],
    mutationFn: (sent) => {
      const { method, path, access, changes, status, isSecret } = endpoint;
      // A file is no text that could be told to be the same, and a secret must not stay on the device.
      const isKeyed = method === 'POST' && !sending.isKept && !isSecret && !('file' in sent);
      const keys = isKeyed ? sending.draft?.keys : undefined;
      const answer = intention.carryOut(
        sent,
        async (first) => {
          sending.onSend?.(first);
          keys?.keep(path, first);
          const attempt = () => call(endpoint, sent, sending.signal?.(), first);
          const { key, at = Date.now() } = first;
          const unsent = { key, at, endpoint: { method, path, access, changes, status }, sent };
          const reply = await (sending.isKept ? keptUntilAnswered(unsent, attempt) : onItsWay(attempt));
          giveUpOlder(unsent);
          return reply;
        },
        keys?.left(path),
      );
      const settled = keys ? untilSettled(answer, () => keys.settle(path)) : answer;
      return access === 'patient' ? whileHere(settled) : settled;
    },
    onSuccess: (_, sent) => refetch(sent),
    onError: (problem, sent) => {
      if (sending.isStaleAnyway) return refetch(sent);
      // The message does not wait for the reads that are proven old. A change of one tap belongs to no form.
      if (endpoint.access === 'patient' && problem.contradictsScreen) {
        const fetchAgain = () => void refetch(sent);
        if (sending.isKept) fetchAgain();
        else onceFormsAreClosed(endpoint, fetchAgain);
      }
      return undefined;
    },
  });
}

/** Says when the outcome of a call is known: an answer or a refusal, but no failure on the way. */
async function untilSettled<T>(answer: Promise<T>, settle: () => void): Promise<T> {
  try {
    const reply = await answer;
    settle();
    return reply;
  } catch (error) {
    if (isSettled(error)) settle();
    throw error;
  }
}

/**
 * A change of one tap, a deletion or an undo: no form holds it, so the device keeps it until the server has answered.
 * A page that was reloaded or closed meanwhile does not lose it.
 */
export const useKeptCommand = <E extends Change>(endpoint: E, sending: Pick<Sending, 'isStaleAnyway'> = {}) =>
  useCommand(endpoint, { ...sending, isKept: true });

function contentOf(
  endpoint: Pick<Endpoint, 'method'>,
  { body, file }: Parts,
  { key, at }: Pressed,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (endpoint.method === 'GET') return { headers };
  if (endpoint.method === 'POST') headers['idempotency-key'] = key;
  const ago = at ? Math.round((Date.now() - at) / 1000) : 0;
  if (endpoint.method === 'POST' && ago > 0) headers[PRESSED_AGO] = String(ago);
  if (file) {
    const parts = new FormData();
    parts.append('file', file);
    return { headers, body: parts };
  }
  headers['content-type'] = 'application/json';
  // The server's cross-site check wants a JSON body on every change, even an empty one.
  return { headers, body: JSON.stringify(body ?? {}) };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await asking(() => fetch(url, init));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw unreached(cause);
  }
}

/** The server has checked its answer by the contract's schema: a page would only carry all schemas to check it again. */
async function answerOf<E extends Endpoint>(response: Response): Promise<Reply<E>> {
  try {
    const { success, ...reply } = (await response.json()) as { success?: unknown };
    if (success !== true) throw new TypeError('An answer without success.');
    return reply as Reply<E>;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new Problem('unexpected', { message: INVALID_REPLY, cause });
  }
}
