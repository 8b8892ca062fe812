import { changeApplicationSettings } from '@leveza/contract/applications/doses.ts';
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
import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listPens } from '@leveza/contract/pens/pens.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { listUses, registerUse } from '@leveza/contract/usage.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keyed, refetchAfter, refetchShowing } from './facts.ts';
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
