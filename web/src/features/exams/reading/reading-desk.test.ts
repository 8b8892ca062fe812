import { SENTENCES } from '@leveza/reading/sentences.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from './orders.ts';
import { ReadingDesk, ReadingFailure } from './reading-desk.ts';

/** A worker that answers when the test says so. */
class StillWorker extends EventTarget {
  static readonly made: StillWorker[] = [];
  isEnded = false;
  orders = 0;

  constructor() {
    super();
    StillWorker.made.push(this);
  }

  postMessage(): void {
    this.orders += 1;
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(data: News): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', StillWorker);
  StillWorker.made.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const order = { kind: 'count', file: new Blob() } as const;
const settle = () => vi.advanceTimersByTimeAsync(0);

test('answers come one after the other from one worker', async () => {
  const desk = new ReadingDesk();
  const [first, second] = [desk.ask(order), desk.ask(order)];
  await settle();
  const [worker] = StillWorker.made;
  expect(worker!.orders).toBe(1);
  worker!.tell({ kind: 'done', outcome: 3 });
  expect(await first).toBe(3);
  await settle();
  worker!.tell({ kind: 'done', outcome: 4 });
  expect(await second).toBe(4);
  expect(StillWorker.made).toHaveLength(1);
});

test('a file that never ends is stopped with a sentence, and the next one gets a new worker', async () => {
  const desk = new ReadingDesk();
  const endless = desk.ask(order).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await endless).toEqual(new ReadingFailure(SENTENCES.tooLong));
  expect(StillWorker.made[0]!.isEnded).toBe(true);
  const next = desk.ask(order);
  await settle();
  StillWorker.made[1]!.tell({ kind: 'done', outcome: 1 });
  expect(await next).toBe(1);
});

test('a page that is being recognised has more time, and its progress is told', async () => {
  const desk = new ReadingDesk();
  const pages: number[] = [];
  const asked = desk.ask(order, { onPage: ({ page }) => pages.push(page) });
  await settle();
  StillWorker.made[0]!.tell({ kind: 'page', page: 1, pages: 2, step: 'recognition' });
  await vi.advanceTimersByTimeAsync(120_000);
  StillWorker.made[0]!.tell({ kind: 'page', page: 2, pages: 2, step: 'recognition' });
  StillWorker.made[0]!.tell({ kind: 'done', outcome: 2 });
  expect(await asked).toBe(2);
  expect(pages).toEqual([1, 2]);
});

test('an abort ends the worker at once', async () => {
  const desk = new ReadingDesk();
  const stop = new AbortController();
  const asked = desk.ask(order, { signal: stop.signal }).catch((error: unknown) => error);
  await settle();
  stop.abort(new Error('cancelled'));
  expect(await asked).toEqual(new Error('cancelled'));
  expect(StillWorker.made[0]!.isEnded).toBe(true);
});

test('a worker that does not start says so', async () => {
  const desk = new ReadingDesk();
  const asked = desk.ask(order).catch((error: unknown) => error);
  await settle();
  StillWorker.made[0]!.dispatchEvent(new Event('error'));
  expect(await asked).toEqual(new ReadingFailure(SENTENCES.noEngine));
});

test('an idle worker goes, and with it the memory of the engines', async () => {
  const desk = new ReadingDesk();
  const asked = desk.ask(order);
  await settle();
  StillWorker.made[0]!.tell({ kind: 'done', outcome: 1 });
  await asked;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(StillWorker.made[0]!.isEnded).toBe(true);
});
