import { Problem } from '@leveza/contract/problem.ts';
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { isAway } from './away.ts';
import { isKeptOnDevice } from './device-choice.ts';
import { signedInHint } from './session-hint.ts';
import { heardFromServer, showingSince, stillAsking } from './shown-since.ts';
import { SLOW_MS } from './slow.ts';

const loadKept = () => import('./kept-answers.ts');

/**
 * Raised with an update that changes the shape of answers. A kept answer is shown as it is, so one of an earlier shape
 * must not be found: `UPDATE_DOCS=1 npx vitest run kept-shape` raises it where an answer changed.
 */
const SHAPE = 27;

type Ask<T> = (context: QueryFunctionContext) => T | Promise<T>;

interface Kept {
  data: unknown;
  keptAt: number;
}

/** One call to the server: whose answer it brings, and after which others it was made. */
interface Call {
  key: string | null;
  order: number;
}

let calls = 0;
/** The latest call of each key that was answered. One that hung may bring an older answer than the one there is. */
const answered = new Map<string, number>();

/** A line that hangs fails only after minutes; an empty screen is bearable for this long. */
export const LONGEST_SILENCE_MS = 8000;

/**
 * Keeps every answer on the device while its patient is signed in, and shows the kept one where the server cannot be
 * reached, or is silent for long. The server is always asked first: a kept answer never takes the place of one that can
 * be had.
 */
export async function orKeptAnswer<T>(ask: Ask<T>, context: QueryFunctionContext, query: Query): Promise<T> {
  const call = { key: keyOf(query), order: ++calls };
  const asked = heard(ask, context, query, call);
  try {
    if (query.state.data !== undefined) return await tellingSilence(asked, query);
    const kept = await duringSilence(asked, query);
    if (!kept) return await asked;
    // It still takes the place of the kept one, whenever it comes.
    asked.then(
      (data) => showLate(data, query, call),
      () => undefined,
    );
    return shown(kept, query) as T;
  } catch (error) {
    if (!isAway(error)) throw error;
    if (query.state.data !== undefined) {
      // It stays on the screen by itself; the banner says from when it is, and asks again.
      if (isUnreachable(error)) showingSince(query, query.state.dataUpdatedAt);
      throw error;
    }
    const kept = await find(query);
    if (kept) return shown(kept, query) as T;
    throw call.key !== null && error.code === 'offline' ? await notOpened(error) : error;
  }
}

/** The sentence of the refusal stays where the code of kept answers cannot be loaded. */
const notOpened = (cause: Problem): Promise<Problem> =>
  loadKept().then(
    (kept) => kept.notOpened(cause),
    () => cause,
  );

async function heard<T>(ask: Ask<T>, context: QueryFunctionContext, query: Query, call: Call): Promise<T> {
  const data = await ask(context);
  heardFromServer();
  keep(query, data, call);
  return data;
}

/** The data stays on the screen; after a while a line says from when it is. */
async function tellingSilence<T>(asked: Promise<T>, query: Query): Promise<T> {
  let end: (() => void) | undefined;
  const timer = setTimeout(() => {
    if (query.isActive()) end = stillAsking(query.state.dataUpdatedAt);
  }, SLOW_MS);
  return asked.finally(() => {
    clearTimeout(timer);
    end?.();
  });
}

/** The kept answer once the server has said nothing for long; nothing where it spoke before, or none was kept. */
async function duringSilence(asked: Promise<unknown>, query: Query): Promise<Kept | undefined> {
  const server = { hasSpoken: false };
  const speak = () => {
    server.hasSpoken = true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_SILENCE_MS);
  });
  await Promise.race([asked.then(speak, speak), silence]);
  clearTimeout(timer);
  const kept = server.hasSpoken ? undefined : await find(query);
  // It may have spoken while the device was searched.
  return server.hasSpoken ? undefined : kept;
}

/** After the kept one is in place. It tells of when it was asked for, so it is asked for again where it is looked at. */
function showLate(data: unknown, query: Query, { key, order }: Call): void {
  notifyManager.schedule(() => {
    if (key === null || answered.get(key) !== order) return;
    query.setData(data, { manual: true });
    query.invalidate();
  });
}

function shown({ data, keptAt }: Kept, query: Query): unknown {
  showingSince(query, keptAt);
  // Old from the beginning, so that it is asked for again wherever it is looked at.
  notifyManager.schedule(() => query.setState({ dataUpdatedAt: keptAt, isInvalidated: true }));
  return data;
}

/** A busy server is there and asks for patience: an open page keeps to its next try. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'offline' || error.code === 'database-unavailable');
}

/** The cookie's owner is part of the key: an answer of one patient is never found by another. */
function keyOf({ queryHash }: Query): string | null {
  const owner = signedInHint();
  const isKept = owner !== '' && isKeptOnDevice() && 'indexedDB' in globalThis;
  return isKept ? `${SHAPE} ${owner} ${queryHash}` : null;
}

/**
 * Without room or permission the app works as before, only not offline. Neither an answer that a later call overtook is
 * kept, nor one whose patient has left meanwhile.
 */
function keep(query: Query, data: unknown, { key, order }: Call): void {
  if (key === null || (answered.get(key) ?? 0) > order) return;
  answered.set(key, order);
  void loadKept()
    .then(({ keepAnswer }) =>
      keyOf(query) === key ? keepAnswer(key, { data, keptAt: Date.now() }) : undefined,
    )
    .catch(() => undefined);
}

async function find(query: Query) {
  const key = keyOf(query);
  if (!key) return undefined;
  return loadKept()
    .then(({ findAnswer }) => findAnswer(key))
    .catch(() => undefined);
}
