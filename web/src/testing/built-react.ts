import { vi } from 'vitest';

/**
 * Component tests run the React that patients get: the one for development holds every property of every element
 * against its lists, for warnings that no test reads, which took a sixth of the time of these tests.
 *
 * React chooses its build, and takes its timers, when it is first imported. So this file comes before all others.
 */
const { setTimeout: later, queueMicrotask: soon, setImmediate: next } = globalThis;
const { NODE_ENV } = process.env;

/** React reveals a loaded part 300 ms after the last loading state at the earliest, against flicker. */
const THROTTLE_MS = 300;

/** Work that React has yet to do: `act` does it at once. */
const waiting = new Set<() => void>();

vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => later(work, ms <= THROTTLE_MS ? 0 : ms));
vi.stubGlobal('queueMicrotask', (work: () => void) => soon(keep(work)));
vi.stubGlobal('setImmediate', (work: () => void) => next(keep(work)));
vi.stubEnv('NODE_ENV', 'production');
const { default: React } = await import('react');
await Promise.all([import('react/jsx-runtime'), import('react-dom/client')]);
vi.stubEnv('NODE_ENV', NODE_ENV);
vi.stubGlobal('setTimeout', later);
vi.stubGlobal('queueMicrotask', soon);
vi.stubGlobal('setImmediate', next);

/** Work that is done once, in its own time or before. */
function keep(work: () => void): () => void {
  const once = () => {
    if (waiting.delete(once)) work();
  };
  waiting.add(once);
  return once;
}

function finish(): void {
  while (waiting.size > 0) for (const work of waiting) work();
}

/** Only the React for development has it, and Testing Library shows what a render or an event changed by it. */
function act<T>(work: () => T): T | Promise<unknown> {
  const result = work();
  if (result instanceof Promise) return result.then(finish);
  finish();
  return result;
}

Object.assign(React, { act });
