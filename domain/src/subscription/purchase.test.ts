import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PROVIDER_STATES,
  type Phase,
  type Purchase,
  afterAnswer,
  isAlive,
  isRefundable,
  phaseOf,
  tierOf,
} from './purchase.ts';
import { NOW, daysFrom, purchase } from './testing/purchase.ts';

const PAGE = { state: null, checkout: 'open', checkoutExpiresAt: daysFrom(1) } as const;

test.each<[what: string, Partial<Purchase>, Phase, opened: string | null]>([
  ['a page to pay on', PAGE, 'open', null],
  ['a page whose day is over', { ...PAGE, checkoutExpiresAt: daysFrom(-1) }, 'abandoned', null],
  ['a page that was expired', { ...PAGE, checkout: 'expired' }, 'abandoned', null],
  ['a Pix under way', { state: 'incomplete' }, 'waiting', null],
  ['a first payment that failed', { state: 'incomplete_expired' }, 'declined', null],
  ['paid', {}, 'active', 'plus'],
  ['to end with its period', { cancelAt: daysFrom(3) }, 'cancelling', 'plus'],
  ['ended, of which no event came', { cancelAt: daysFrom(-1) }, 'ended', null],
  ['ended', { state: 'canceled' }, 'ended', null],
  ['failed six days ago', { state: 'past_due', failedAt: daysFrom(-6) }, 'past-due', 'plus'],
  ['failed seven days ago', { state: 'past_due', failedAt: daysFrom(-7) }, 'unpaid', null],
  ['failed, nobody knows when', { state: 'past_due' }, 'past-due', 'plus'],
  ['given up by the provider', { state: 'unpaid' }, 'unpaid', null],
  ['to be paid back', { refundAskedAt: NOW }, 'refunding', null],
  ['paid back', { refundAskedAt: NOW, refundedAt: NOW }, 'refunded', null],
  [
    'smaller, the larger paid',
    { tier: 'essencial', paidTier: 'plus', paidUntil: daysFrom(2) },
    'active',
    'plus',
  ],
  ['smaller', { tier: 'essencial', paidTier: 'plus', paidUntil: daysFrom(-2) }, 'active', 'essencial'],
])('%s', (_, other, phase, opened) => {
  expect(phaseOf(purchase(other), NOW)).toBe(phase);
  expect(tierOf(purchase(other), NOW)).toBe(opened);
});

test('after the days of grace it can still be paid, so it is alive', () => {
  expect(isAlive(purchase({ state: 'past_due', failedAt: daysFrom(-8) }), NOW)).toBe(true);
});

test.each([
  [-6, {}, true],
  [-8, {}, false],
  [-6, { refundAskedAt: daysFrom(-1) }, false],
])('paid %d days ago, refund possible: %o %s', (days, other, isPossible) => {
  expect(isRefundable(purchase({ firstPaidAt: daysFrom(days), ...other }), NOW)).toBe(isPossible);
});

describe('whatever order the answers come in, with repeats and gaps', () => {
  const moment = fc.option(fc.integer({ min: -20, max: 20 }).map((days) => daysFrom(days)));
  const told = fc.record({
    state: fc.option(fc.constantFrom(...PROVIDER_STATES)),
    tier: fc.constantFrom('essencial', 'plus', 'completa'),
    cancelAt: moment,
    failedAt: moment,
    endedAt: moment,
  });
  test('the state is the one the provider has', () => {
    const run = fc.property(
      fc.array(told, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (history, dice) => {
        const answers = history.map((answer, at) => ({ ...answer, askedAt: daysFrom(at) }));
        const last = answers.at(-1)!;
        const roll = () => dice.next().value;
        // Some answers are lost, some come twice, all in any order; the job of every hour asks last in the end.
        const arrived = [
          ...answers.filter(() => roll() % 3 > 0),
          ...answers.filter(() => roll() % 3 === 0),
          last,
        ]
          .map((answer) => ({ answer, place: roll() }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ answer }) => answer);
        const known = arrived.reduce<Purchase>((before, answer) => afterAnswer(before, answer), purchase());
        expect(known).toEqual({ ...purchase(), ...last });
      },
    );
    fc.assert(run, { numRuns: 500 });
  });
});
