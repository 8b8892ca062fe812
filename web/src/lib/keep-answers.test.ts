import { Problem } from '@leveza/contract/problem.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refetchShowing } from './facts.ts';
import { LONGEST_SILENCE_MS, orKeptAnswer } from './keep-answers.ts';
import { keepOnDevice } from './keep-on-device.ts';
import { askedSince, heardFromServer, isBehind, showingSince, shownSince } from './shown-since.ts';

const device = vi.hoisted(() => new Map<string, { data: unknown; keptAt: number }>());
const search = vi.hoisted(() => ({ ends: Promise.resolve() }));
vi.mock('./kept-answers.ts', () => ({
  findAnswer: (key: string) => search.ends.then(() => device.get(key)),
  keepAnswer: async (key: string, answer: { data: unknown; keptAt: number }) => void device.set(key, answer),
  clearAnswers: async () => device.clear(),
  notOpened: (cause: unknown) => new Problem('offline', { cause, message: 'never opened' }),
}));

const document = { cookie: '' };
const chosen = new Map<string, string>();
let answer: () => Promise<string>;

beforeEach(() => {
  vi.stubGlobal('document', document);
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => chosen.get(name) ?? null,
    setItem: (name: string, value: string) => chosen.set(name, value),
    removeItem: (name: string) => chosen.delete(name),
  });
  document.cookie = '__Host-leveza-user=ana';
  answer = async () => '92 kg';
});
afterEach(() => {
  device.clear();
  chosen.clear();
  search.ends = Promise.resolve();
  heardFromServer();
  vi.unstubAllGlobals();
});

/** As a page that was just opened: nothing in memory. */
function readAnew() {
  const client = new QueryClient({ defaultOptions: { queries: { persister: orKeptAnswer, retry: false } } });
  const query = { queryKey: ['/weights'], queryFn: () => answer() };
  return { client, query, data: client.fetchQuery(query) };
}
/** A screen shows the answer that is there. */
function look(client: QueryClient, query: { queryKey: string[] }) {
  const stop = new QueryObserver(client, { ...query, refetchOnMount: false }).subscribe(() => undefined);
  onTestFinished(stop);
  return stop;
}
const away = () => Promise.reject(new Problem('offline'));

async function keptOnce() {
  await readAnew().data;
  await vi.waitFor(() => expect(device.size).toBe(1));
}

test('without a connection the last answer is shown, and from when it is', async () => {
  await keptOnce();
  answer = away;
  const { client, query, data } = readAnew();
  expect(await data).toBe('92 kg');
  look(client, query);
  expect(shownSince()).toBe([...device.values()][0]!.keptAt);

  answer = async () => '91 kg';
  expect(await readAnew().data).toBe('91 kg');
  expect(isBehind()).toBe(false);
});

test('an older answer of another screen says nothing of when this one is from', async () => {
  const { client, query } = readAnew();
  const old = client.getQueryCache().build(client, { queryKey: ['/exams'] });
  const shown = client.getQueryCache().build(client, query);
  showingSince(old, 1000);
  expect([isBehind(), shownSince()]).toEqual([true, null]);
  showingSince(shown, 2000);
  look(client, query);
  expect(shownSince()).toBe(2000);
  const leave = look(client, { queryKey: ['/exams'] });
  expect(shownSince()).toBe(1000);
  leave();
  expect(shownSince()).toBe(2000);
});

test.each([
  ['a screen that was never opened', () => undefined, 'never opened'],
  // A shared device keeps nothing, so it cannot know whether the screen was opened before.
  ['any screen of a shared device', () => keepOnDevice(false), new Problem('offline').message],
])('without a connection %s says so', async (_, choose, message) => {
  await choose();
  answer = away;
  await expect(readAnew().data).rejects.toMatchObject({ code: 'offline', message });
});

/** A page that was just opened, on a line that hangs. */
async function hang() {
  await keptOnce();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<string>();
  answer = () => late.promise;
  return { late, ...readAnew() };
}

test('a line that hangs shows the last answer after a while, and the new one when it comes', async () => {
  const { late, client, query, data } = await hang();
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS - 1);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await data).toBe('92 kg');
  expect(isBehind()).toBe(true);
  late.resolve('91 kg');
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(query.queryKey)).toBe('91 kg');
  expect(isBehind()).toBe(false);
});

test('an answer that comes late does not take the place of a newer one, nor is it kept', async () => {
  const { late, client, query, data } = await hang();
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS);
  expect(await data).toBe('92 kg');
  answer = async () => '90 kg';
  await client.fetchQuery(query);
  late.resolve('91 kg');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(query.queryKey)).toBe('90 kg');
  expect([...device.values()]).toMatchObject([{ data: '90 kg' }]);
});

test('an answer from before a change is given up, and the device keeps the one after it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { persister: orKeptAnswer, retry: false } } });
  const early = Promise.withResolvers<string>();
  answer = () => early.promise;
  const data = client.fetchQuery({
    queryKey: ['/weights'],
    meta: { shows: ['measurements'] },
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => early.reject(signal.reason));
      return answer();
    },
  });
  answer = async () => '91 kg';
  await refetchShowing(client, ['measurements']);
  early.resolve('92 kg');
  expect(await data).toBe('91 kg');
  await vi.waitFor(() => expect([...device.values()]).toMatchObject([{ data: '91 kg' }]));
});

test('a late answer is older than what was recorded meanwhile, so that looking at it asks again', async () => {
  const { late, client, query, data } = await hang();
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS + 1);
  await data;
  late.resolve('91 kg');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryState(query.queryKey)).toMatchObject({ data: '91 kg', isInvalidated: true });
});

test('an answer that comes while the device is searched is the one that is shown', async () => {
  const searched = Promise.withResolvers<void>();
  search.ends = searched.promise;
  const { late, data } = await hang();
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS);
  late.resolve('91 kg');
  await vi.advanceTimersByTimeAsync(1);
  searched.resolve();
  expect(await data).toBe('91 kg');
  expect(isBehind()).toBe(false);
});

test('an answer that outlasts its session is not kept for the next patient', async () => {
  const { late, client, data } = await hang();
  await vi.advanceTimersByTimeAsync(LONGEST_SILENCE_MS);
  await data;
  client.clear();
  document.cookie = '__Host-leveza-user=bia';
  late.resolve('91 kg');
  await vi.advanceTimersByTimeAsync(1);
  expect([...device.values()]).toMatchObject([{ data: '92 kg' }]);
});

test('a page that is open already says from when it is once the server is away', async () => {
  const { client, query, data } = readAnew();
  await data;
  const readAt = client.getQueryState(query.queryKey)!.dataUpdatedAt;
  answer = away;
  await expect(client.fetchQuery(query)).rejects.toMatchObject({ code: 'offline' });
  expect(client.getQueryData(query.queryKey)).toBe('92 kg');
  look(client, query);
  expect(shownSince()).toBe(readAt);

  answer = async () => '91 kg';
  expect(await client.fetchQuery(query)).toBe('91 kg');
  expect(isBehind()).toBe(false);
});

test('a server that takes long says from when the data on the screen is, until it answers or fails', async () => {
  const { client, query, data } = readAnew();
  await data;
  const readAt = client.getQueryState(query.queryKey)!.dataUpdatedAt;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outcomes = [
    { end: (hanging: PromiseWithResolvers<string>) => hanging.resolve('91 kg'), since: null },
    { end: (hanging: PromiseWithResolvers<string>) => hanging.reject(new Problem('offline')), since: readAt },
  ];
  for (const { end, since } of outcomes) {
    const hanging = Promise.withResolvers<string>();
    answer = () => hanging.promise;
    // It is looked at: one that is fetched for later says nothing.
    const seen = new QueryObserver(client, { ...query, staleTime: Infinity });
    const stop = seen.subscribe(() => undefined);
    const again = seen.refetch();
    await vi.advanceTimersByTimeAsync(4900);
    expect(askedSince()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(askedSince()).toBe(client.getQueryState(query.queryKey)!.dataUpdatedAt);
    expect(isBehind()).toBe(false);
    end(hanging);
    await again;
    expect(askedSince()).toBeNull();
    expect(isBehind()).toBe(since !== null);
    stop();
  }
});

test('a read that nobody looks at says nothing of its silence', async () => {
  const { client, query, data } = readAnew();
  await data;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  answer = () => new Promise(() => undefined);
  void client.prefetchQuery(query);
  await vi.advanceTimersByTimeAsync(6000);
  expect(askedSince()).toBeNull();
});

test('a busy server is there: an open page says nothing of it', async () => {
  const { client, query, data } = readAnew();
  await data;
  answer = () => Promise.reject(new Problem('busy'));
  await expect(client.fetchQuery(query)).rejects.toMatchObject({ code: 'busy' });
  expect(isBehind()).toBe(false);

  answer = () => Promise.reject(new Problem('database-unavailable'));
  await expect(client.fetchQuery(query)).rejects.toMatchObject({ code: 'database-unavailable' });
  expect(isBehind()).toBe(true);
});

test('the server is asked first, and its refusal is not covered by an old answer', async () => {
  await keptOnce();
  answer = () => Promise.reject(new Problem('not-found'));
  await expect(readAnew().data).rejects.toMatchObject({ code: 'not-found' });
  expect(isBehind()).toBe(false);
});

test('a kept answer counts as old, so that looking at it asks again', async () => {
  await keptOnce();
  answer = away;
  const { client, query, data } = readAnew();
  await data;
  await vi.waitFor(() => expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true));
  answer = async () => '90 kg';
  const seen = new QueryObserver(client, { ...query, staleTime: Infinity });
  const stop = seen.subscribe(() => undefined);
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toBe('90 kg'));
  stop();
});

test('an answer kept by an app that knew another shape is not shown', async () => {
  await keptOnce();
  const [key, kept] = [...device][0]!;
  device.clear();
  // The app kept it so before its keys named a shape.
  device.set(key.slice(key.indexOf('ana')), kept);
  answer = away;
  await expect(readAnew().data).rejects.toMatchObject({ code: 'offline' });
});

test('another patient on the same device finds nothing, nor does a visitor', async () => {
  await keptOnce();
  answer = away;
  for (const cookie of ['__Host-leveza-user=bia', '']) {
    document.cookie = cookie;
    await expect(readAnew().data).rejects.toMatchObject({ code: 'offline' });
  }
});

test('nothing is kept for a visitor, nor on a shared computer, which forgets at once', async () => {
  document.cookie = '';
  await readAnew().data;
  document.cookie = '__Host-leveza-user=ana';
  await keptOnce();
  await keepOnDevice(false);
  expect(device.size).toBe(0);
  await readAnew().data;
  await new Promise((resolve) => setTimeout(resolve));
  expect(device.size).toBe(0);
});
