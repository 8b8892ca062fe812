import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from './cluster.ts';
import { isRunning } from './process-table.ts';

const WATCH_MS = 500;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3000;
const ROUNDS_BETWEEN_LOOKS = 4;

export const ONLY_READING =
  'The disk of the embedded database is full: it is open for reading only until there is room again.';

interface Watched {
  reopen(): Promise<RunningServer>;
  shutDown(server: RunningServer): Promise<void>;
  /** asked now and then while it runs */
  needsNewStart(server: RunningServer): Promise<boolean>;
  warn(message: string): void;
}

/** Brings the server back whenever it ends by itself, until stopped. */
export function supervise(first: RunningServer, watched: Watched): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let server: RunningServer | null = first;
  let stopped: Promise<void> | undefined;
  const watching = watch();
  return { stop: () => (stopped ??= stop()) };

  async function stop(): Promise<void> {
    stopping.abort();
    await watching;
    if (server) await watched.shutDown(server);
  }

  async function watch(): Promise<void> {
    for (let round = 1; !stopping.signal.aborted; round++) {
      await wait(WATCH_MS);
      try {
        if (server && !stopping.signal.aborted) await lookAfter(server, round);
      } catch (error) {
        watched.warn(`The embedded database could not be looked after: ${String(error)}`);
      }
    }
  }

  async function lookAfter(running: RunningServer, round: number): Promise<void> {
    if (!isRunning(running.process)) {
      watched.warn('The embedded database ended unexpectedly; starting it again.');
      await bringBack();
    } else if (round % ROUNDS_BETWEEN_LOOKS === 0 && (await watched.needsNewStart(running))) {
      await watched.shutDown(running);
      await bringBack();
    }
  }

  async function bringBack(): Promise<void> {
    server = null;
    for (let patience = FIRST_PAUSE_MS; !server && !stopping.signal.aborted; patience *= 2) {
      try {
        server = await watched.reopen();
        watched.warn(server.isReadOnly ? ONLY_READING : 'The embedded database is back.');
      } catch (error) {
        watched.warn(error instanceof Error ? error.message : String(error));
        await wait(Math.min(patience, LONGEST_PAUSE_MS));
      }
    }
  }

  // Without a reference: watching alone must not keep Leveza from ending.
  async function wait(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
  }
}
