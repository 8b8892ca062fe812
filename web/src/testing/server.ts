import type { Answer, Endpoint, Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { vi } from 'vitest';

type Handler = (received: Record<string, unknown>, request: Request) => unknown;

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
type Handled<E extends Endpoint> = Frozen<Answer<E>> | Problem;
// `const A` keeps `status: 'ok'` from widening to a string, which a plain return type of a generic would.
type Checked<E extends Endpoint, A> = A extends Handled<E> | Promise<Handled<E>> ? A : Handled<E>;

interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  handle: Handler;
}

let routes: Route[] = [];
let mistakes: string[] = [];

/** Answers an endpoint for this test, as the real server would: a reply of the contract, or a `Problem`. */
export function answer<E extends Endpoint, const A>(
  endpoint: E,
  handle: (received: Received<E>, request: Request) => Checked<E, A>,
): void {
  const pattern = new RegExp(`^/api${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  routes.unshift({ endpoint, pattern, handle: handle as unknown as Handler });
}

export function openServer(): void {
  routes = [];
  mistakes = [];
  vi.stubGlobal('fetch', respond);
}

/** A call without an answer, or with a wrong one, fails the test even when the screen hides it. */
export function closeServer(): void {
  const found = mistakes;
  mistakes = [];
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { signal, ...rest } = init ?? {};
  signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
  const request = new Request(url, rest);
  const route = routes.find(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(url.pathname),
  );
  if (!route) {
    mistakes.push(`No answer() for ${request.method} ${url.pathname}`);
    return refusal(new Problem('no-such-call'));
  }
  const result = await carryOut(route, url, request);
  if (result instanceof Problem) return refusal(result);
  return Response.json({ success: true, ...result }, { status: route.endpoint.status ?? 200 });
}

async function carryOut(route: Route, url: URL, request: Request): Promise<Problem | object> {
  try {
    const received = await receive(route, url, request.clone());
    const result = received instanceof Problem ? received : await route.handle(received, request);
    return result instanceof Problem ? result : route.endpoint.reply.parse(result);
  } catch (error) {
    mistakes.push(`${request.method} ${url.pathname} was answered with a mistake: ${String(error)}`);
    return new Problem('unexpected');
  }
}

async function receive({ endpoint, pattern }: Route, url: URL, request: Request) {
  const received: Record<string, unknown> = {};
  const raw = {
    params: decoded(pattern.exec(url.pathname)?.groups),
    query: Object.fromEntries(url.searchParams),
    body: endpoint.body ? await request.json() : undefined,
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(raw[part]);
    if (result?.error) {
      const fields = result.error.issues.map(({ path, message }) => [path.join('.'), message]);
      return new Problem('invalid-input', { fields: Object.fromEntries(fields) as Record<string, string> });
    }
    if (result) received[part] = result.data;
  }
  return received;
}

function decoded(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function refusal({ code, message, fields, status, retryAfterSeconds }: Problem): Response {
  // The network failing is no answer at all.
  if (code === 'offline') throw new TypeError('Failed to fetch');
  const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) };
  return Response.json({ success: false, error: { code, message, fields } }, { status, headers });
}
