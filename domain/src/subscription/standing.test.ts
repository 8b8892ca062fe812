import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROVIDER_STATES, type Purchase, isAlive, tierOf } from './purchase.ts';
import { type Account, standingOf } from './standing.ts';
import { NOW, daysFrom, purchase } from './testing/purchase.ts';
import { larger, type Opened } from './tiers.ts';

const account = (other: Partial<Account> = {}): Account => ({
  running: 'hosted',
  trialFrom: daysFrom(-30),
  purchases: [],
  ...other,
});
const openedBy = (other: Partial<Account>) => standingOf(account(other), NOW).opened;

test.each<[what: string, Partial<Account>, Opened]>([
  ['one’s own server', { running: 'self-hosted' }, 'all'],
  ['a service that cannot be paid', { running: 'not-configured' }, 'all'],
  ['the trial', { trialFrom: daysFrom(-13) }, 'all'],
  ['the trial is over', { trialFrom: daysFrom(-14) }, null],
  ['bought after it', { purchases: [purchase()] }, 'plus'],
  [
    'bought in the trial: it is not cut short',
    { trialFrom: NOW, purchases: [purchase({ tier: 'essencial' })] },
    'all',
  ],
  ['two: the larger counts', { purchases: [purchase(), purchase({ tier: 'completa' })] }, 'completa'],
  ['grace over', { purchases: [purchase({ state: 'past_due', failedAt: daysFrom(-9) })] }, null],
])('%s', (_, other, opened) => expect(openedBy(other)).toBe(opened));

test('of two living ones the older stays, and the later was paid twice', () => {
  const [first, second] = [purchase(), purchase({ tier: 'completa' })];
  const { purchase: kept, doubled } = standingOf(account({ purchases: [first, second] }), NOW);
  expect(kept).toBe(first);
  expect(doubled).toEqual([second]);
});

test('an unpaid one gives way to the one bought after it', () => {
  const old = purchase({ state: 'past_due', failedAt: daysFrom(-9) });
  const fresh = purchase();
  expect(standingOf(account({ purchases: [old, fresh] }), NOW)).toMatchObject({
    purchase: fresh,
    phase: 'active',
    doubled: [old],
  });
});

const anyPurchase: fc.Arbitrary<Purchase> = fc
  .record({
    state: fc.option(fc.constantFrom(...PROVIDER_STATES)),
    tier: fc.constantFrom('essencial' as const, 'plus' as const, 'completa' as const),
    failedAt: fc.option(fc.integer({ min: -20, max: 0 }).map((days) => daysFrom(days))),
    cancelAt: fc.option(fc.integer({ min: -20, max: 20 }).map((days) => daysFrom(days))),
    refundedAt: fc.option(fc.constant(NOW), { freq: 5 }),
  })
  .map((other) => purchase(other));

test('any purchases: what is paid is open, and every living one is either kept or doubled', () => {
  fc.assert(
    fc.property(fc.array(anyPurchase, { maxLength: 4 }), (purchases) => {
      const { opened, purchase: kept, doubled } = standingOf(account({ purchases }), NOW);
      const held = purchases.reduce<Opened>((most, one) => larger(most, tierOf(one, NOW)), null);
      expect(opened).toBe(held);
      const alive = purchases.filter((one) => isAlive(one, NOW));
      expect(new Set(alive.length > 0 ? [kept, ...doubled] : [])).toEqual(new Set(alive));
    }),
  );
});
