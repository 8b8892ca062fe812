import { changeApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { readDashboard } from '@leveza/contract/dashboard.ts';
import type { Change, Read } from '@leveza/contract/endpoint.ts';
import { listInteractions } from '@leveza/contract/interactions.ts';
import {
  addItem,
  changeItem,
  deleteItem,
  listInventory,
  listMovements,
  recordMovement,
} from '@leveza/contract/inventory/inventory.ts';
import { addMeasurement, readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { listUses, registerUse } from '@leveza/contract/usage.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keyed, refetchAfter, refetchShowing } from './facts.ts';
import { FRESHEN_MS, freshenFirst } from './freshen-first.ts';
import { onNewsFromOtherTabs, TAB } from './session-tabs.ts';

const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

/** A read shown on the screen, and how often it was fetched. */
async function onScreen(endpoint: Read, ...sent: unknown[]) {
  const fetched = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  const observer = new QueryObserver(cache, { ...keyed(endpoint, ...sent), queryFn: fetched });
  onTestFinished(observer.subscribe(() => {}));
  onTestFinished(() => cache.clear());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), 10_000);
  return fetched;
}

test('a change fetches what shows its fact again, and nothing else', async () => {
  const boxes = await onScreen(listInventory, 'all');
  const pens = await onScreen(listPens, 'all');
  await refetchAfter(cache, registerUse);
  expect(boxes).toHaveBeenCalledTimes(2);
  expect(pens).toHaveBeenCalledTimes(1);
});

test('what nobody looks at is only marked, and fetched when somebody does', async () => {
  const { queryKey, meta } = keyed(listInventory, 'all');
  const fetched = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  await cache.fetchQuery({ queryKey, meta, queryFn: fetched });
  await refetchAfter(cache, registerUse);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
  cache.clear();
});

test('the first screen is fetched again soon after, once for several changes: a device keeps its answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onTestFinished(freshenFirst(cache));
  const { queryKey, meta } = keyed(readDashboard, {});
  const fetched = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
  await cache.fetchQuery({ queryKey, meta, queryFn: fetched });
  await refetchAfter(cache, addMeasurement);
  await refetchAfter(cache, addMeasurement);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(FRESHEN_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
  cache.clear();
});

test('a deleted record is not asked for again; the others of its kind are', async () => {
  const [gone, other] = [{ params: { id: 'a' } }, { params: { id: 'b' } }];
  const ledger = await onScreen(listMovements, gone);
  const anotherLedger = await onScreen(listMovements, other);
  await refetchAfter(cache, deleteItem, gone);
  expect(ledger).toHaveBeenCalledTimes(1);
  expect(anotherLedger).toHaveBeenCalledTimes(2);
});

// The refreshes that were missing when every command kept its own list, and one a patient noticed before.
test.each<[string, Change, Read]>([
  ['a new medicine, the interactions', addItem, listInteractions],
  ['a new insulin, the risk of hypoglycaemia', addItem, readSideEffectSummary],
  ['a loss, the notices', recordMovement, listNotifications],
  ['a renamed box, the history of uses', changeItem, listUses],
  ['a changed box, the notices', changeItem, listNotifications],
  ['another interval, the pens', changeApplicationSettings, listPens],
  ['a height, the measurements', updateProfile, readMeasurementSummary],
])('%s', async (_, change, shown) => {
  const fetched = await onScreen(shown);
  await refetchAfter(cache, change);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('another tab hears which facts changed', async () => {
  const news = vi.fn<(message: unknown) => void>();
  onTestFinished(onNewsFromOtherTabs(news));
  await refetchAfter(cache, registerUse);
  await vi.waitFor(() =>
    expect(news).toHaveBeenCalledWith({ kind: 'changed', facts: registerUse.changes, from: TAB }),
  );
});

test('a tab that hears of a change fetches what shows it', async () => {
  const boxes = await onScreen(listInventory, 'all');
  const pens = await onScreen(listPens, 'all');
  await refetchShowing(cache, registerUse.changes);
  expect(boxes).toHaveBeenCalledTimes(2);
  expect(pens).toHaveBeenCalledTimes(1);
});

/** A server whose reads are answered by hand, each with what it knew when it was asked. */
function slowServer() {
  const server = { row: 'old' };
  const answers: (() => void)[] = [];
  const query = {
    ...keyed(listInventory, 'all'),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const { row } = server;
      answers.push(() => resolve(row));
      return signal.aborted ? 'given up' : promise;
    },
  };
  const state = () => cache.getQueryState(query.queryKey);
  onTestFinished(() => cache.clear());
  return { server, answers, query, state };
}

test.each(['looked at', 'read ahead'])(
  'a first read that is %s when its fact changes is asked again',
  async (how) => {
    const { server, answers, query, state } = slowServer();
    const read = cache.fetchQuery(query);
    if (how === 'looked at') onTestFinished(new QueryObserver(cache, query).subscribe(() => {}));
    server.row = 'new';
    const refetched = refetchShowing(cache, ['stock']);
    for (const answer of answers) answer();
    // A screen that waits for the first one gets the new answer.
    expect(await read).toBe('new');
    await refetched;
    expect(state()).toMatchObject({ data: 'new', isInvalidated: false, fetchStatus: 'idle' });
    expect(answers).toHaveLength(2);
  },
);

test.each(['looked at', 'read ahead'])(
  'a later read that is %s when its fact changes is asked again',
  async (how) => {
    const { server, answers, query, state } = slowServer();
    cache.setQueryData(query.queryKey, 'older');
    if (how === 'looked at') onTestFinished(new QueryObserver(cache, query).subscribe(() => {}));
    const read = cache.fetchQuery({ ...query, staleTime: 0 });
    server.row = 'new';
    const refetched = refetchShowing(cache, ['stock']);
    for (const answer of answers) answer();
    expect(await read).toBe('new');
    await refetched;
    expect(state()).toMatchObject({ data: 'new', isInvalidated: false, fetchStatus: 'idle' });
    expect(answers).toHaveLength(2);
  },
);

test('a read under way that shows no changed fact goes on', async () => {
  const { answers, query, state } = slowServer();
  const read = cache.fetchQuery(query);
  await refetchShowing(cache, ['pens']);
  answers[0]!();
  await read;
  expect(answers).toHaveLength(1);
  expect(state()).toMatchObject({ data: 'old', isInvalidated: false });
});

test('every change asks once: reads do not ask each other', async () => {
  const { server, answers, query, state } = slowServer();
  const read = cache.fetchQuery(query);
  for (const row of ['newer', 'newest']) {
    server.row = row;
    void refetchShowing(cache, ['stock']);
  }
  for (const answer of answers) answer();
  expect(await read).toBe('newest');
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(3);
  expect(state()).toMatchObject({ data: 'newest', fetchStatus: 'idle' });
});

test('a read under way that fails anew says so', async () => {
  const asked = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')));
  asked.mockReturnValueOnce(new Promise(() => undefined));
  const { queryKey, meta } = keyed(listInventory, 'all');
  onTestFinished(() => cache.clear());
  const read = cache.fetchQuery({ queryKey, meta, queryFn: asked });
  await refetchShowing(cache, ['stock']);
  await expect(read).rejects.toThrow('away');
});
