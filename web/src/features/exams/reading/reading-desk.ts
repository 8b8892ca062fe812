import { SENTENCES } from '@leveza/reading/sentences.ts';
import type { News, Order, Outcomes } from './orders.ts';

/** A page of text takes milliseconds, recognition half a minute on a phone: beyond these the file is hostile. */
const LONGEST_TEXT_MS = 25_000;
const LONGEST_RECOGNITION_MS = 240_000;
/** The engines take 200 MB: they are dropped when no file is read. */
const IDLE_MS = 60_000;

/** A refusal with a sentence for the patient. */
export class ReadingFailure extends Error {}

type PageNews = Extract<News, { kind: 'page' }>;

interface Listening {
  onPage?: (news: PageNews) => void;
  signal?: AbortSignal;
}

/** One worker and the orders that wait for it, one after the other. */
export class ReadingDesk {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idle: ReturnType<typeof setTimeout> | undefined;

  async ask<K extends Order['kind']>(
    order: Extract<Order, { kind: K }>,
    listening: Listening = {},
  ): Promise<Outcomes[K]> {
    const turn = this.#last.then(() => this.#carryOut(order, listening));
    this.#last = turn.catch(() => {});
    return (await turn) as Outcomes[K];
  }

  async #carryOut(order: Order, { onPage, signal }: Listening): Promise<unknown> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= startWorker());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stop = (reason: unknown) => {
      this.#end();
      reject(reason);
    };
    let watchdog = setTimeout(() => stop(new ReadingFailure(SENTENCES.tooLong)), LONGEST_TEXT_MS);
    const onNews = ({ data }: MessageEvent<News>) => {
      // pdf.js greets its own main thread from every worker it is loaded in.
      if (!('kind' in data)) return;
      clearTimeout(watchdog);
      if (data.kind === 'done') resolve(data.outcome);
      else if (data.kind === 'failed') reject(new ReadingFailure(data.sentence));
      else {
        const longest = data.step === 'recognition' ? LONGEST_RECOGNITION_MS : LONGEST_TEXT_MS;
        watchdog = setTimeout(() => stop(new ReadingFailure(SENTENCES.tooLong)), longest);
        onPage?.(data);
      }
    };
    const onError = () => stop(new ReadingFailure(SENTENCES.noEngine));
    const onAbort = () => stop(signal?.reason);
    worker.addEventListener('message', onNews);
    worker.addEventListener('error', onError);
    signal?.addEventListener('abort', onAbort);
    worker.postMessage(order);
    try {
      return await promise;
    } finally {
      clearTimeout(watchdog);
      worker.removeEventListener('message', onNews);
      worker.removeEventListener('error', onError);
      signal?.removeEventListener('abort', onAbort);
      this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    }
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

function startWorker(): Worker {
  return new Worker(new URL('exams.worker.ts', import.meta.url), { type: 'module' });
}
