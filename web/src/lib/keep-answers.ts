import { Problem } from '@leveza/contract/problem.ts';
import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { isKeptOnDevice } from './keep-on-device.ts';
import { signedInHint } from './session-hint.ts';
import { heardFromServer, showingSince } from './shown-since.ts';

const loadKept = () => import('./kept-answers.ts');

/**
 * Raised with an update that changes the shape of answers. A kept answer is shown as it is, so one of an earlier shape
 * must not be found.
 */
const SHAPE = 4;

type Ask<T> = (context: QueryFunctionContext) => T | Promise<T>;

/**
 * Keeps every answer on the device while its patient is signed in, and shows the kept one where the server cannot be
 * reached. The server is always asked first: a kept answer never takes the place of one that can be had.
 */
export async function orKeptAnswer<T>(ask: Ask<T>, context: QueryFunctionContext, query: Query): Promise<T> {
  try {
    const data = await ask(context);
    heardFromServer();
    keep(query, data);
    return data;
  } catch (error) {
    if (!isAway(error)) throw error;
    if (query.state.data !== undefined) {
      // It stays on the screen by itself; the banner says from when it is, and asks again.
      if (isUnreachable(error)) showingSince(query.state.dataUpdatedAt);
      throw error;
    }
    const kept = await find(query);
    if (!kept) throw error;
    showingSince(kept.keptAt);
    // Old from the beginning, so that it is asked for again wherever it is looked at.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: kept.keptAt, isInvalidated: true }));
    return kept.data as T;
  }
}

function isAway(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'offline' || error.status === 503);
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

/** Without room or permission the app works as before, only not offline. */
function keep(query: Query, data: unknown): void {
  if (!keyOf(query)) return;
  void loadKept()
    .then(({ keepAnswer }) => {
      // Asked again: the patient may have left while the code was on its way.
      const key = keyOf(query);
      return key ? keepAnswer(key, { data, keptAt: Date.now() }) : undefined;
    })
    .catch(() => undefined);
}

async function find(query: Query) {
  const key = keyOf(query);
  if (!key) return undefined;
  return loadKept()
    .then(({ findAnswer }) => findAnswer(key))
    .catch(() => undefined);
}
