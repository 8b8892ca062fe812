import { expect, test } from 'vitest';
import { type KnownTablet, withOneTablet } from './one-tablet.ts';
import type { DailyBox } from './to-take.ts';

const YESTERDAY = '2026-11-15T10:00:00.000Z';
const BEFORE = '2026-11-14T10:00:00.000Z';
const at = new Date('2026-11-16T10:00:00Z');

const daily = (id: string, over: Partial<DailyBox> = {}): DailyBox => ({
  id,
  product: `product of ${id}`,
  name: id,
  timesPerDay: 1,
  unitsPerDose: 1,
  quantity: 4,
  isOpen: true,
  isNext: false,
  expiryDate: null,
  isOnceADay: true,
  uses: [],
  ...over,
});
const tablet = (id: string, over: Partial<KnownTablet> = {}): KnownTablet => ({
  id,
  name: id,
  isEmpty: false,
  isDeleted: false,
  lastTakenAt: null,
  ...over,
});
const boxes = [daily('3 mg'), daily('7 mg'), daily('vitamin', { isOnceADay: false })];
const left = (tablets: KnownTablet[], ofHome = boxes) => withOneTablet(ofHome, tablets).map(({ id }) => id);

test.each<[string, KnownTablet[], string[]]>([
  [
    'the strength taken last',
    [tablet('7 mg', { lastTakenAt: YESTERDAY }), tablet('3 mg', { lastTakenAt: BEFORE })],
    ['7 mg', 'vitamin'],
  ],
  ['the one added last, before any was taken', [tablet('7 mg'), tablet('3 mg')], ['7 mg', 'vitamin']],
  [
    'the new strength after the last one was used up',
    [tablet('3 mg', { lastTakenAt: YESTERDAY, isEmpty: true }), tablet('7 mg')],
    ['7 mg', 'vitamin'],
  ],
  [
    'none from before it, where the last one is used up or deleted',
    [tablet('7 mg', { lastTakenAt: YESTERDAY, isDeleted: true }), tablet('3 mg', { lastTakenAt: BEFORE })],
    ['vitamin'],
  ],
])('%s', (_, tablets, ids) => {
  expect(left(tablets)).toEqual(ids);
});

test('a strength that gave a tablet today keeps its row, unless that was undone', () => {
  const tablets = [tablet('7 mg', { lastTakenAt: YESTERDAY }), tablet('3 mg')];
  const use = { id: 'u1', at, recordedAt: at, undoneAt: null };
  const given = [daily('3 mg', { uses: [use] }), daily('7 mg')];
  expect(left(tablets, given)).toEqual(['3 mg', '7 mg']);
  const undone = [daily('3 mg', { uses: [{ ...use, undoneAt: at }] })];
  expect(left(tablets, undone)).toEqual([]);
});
