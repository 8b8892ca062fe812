import { expect, test } from 'vitest';
import { DAY_MS } from '../time/spans.ts';
import type { PenEvent, PenMovementKind } from './ledger.ts';
import { ESTIMATED_OPENING, replay, replayFrom } from './ledger.ts';
import type { Containers } from './presentation.ts';

const BOUGHT = new Date('2026-01-01T12:00:00Z');
const day = (n: number) => new Date(BOUGHT.getTime() + n * DAY_MS);

const OZEMPIC: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 4.02 };
const MOUNJARO: Containers = { presentation: 'single-dose-pen', units: 4, unitMg: 2.5 };
const VIALS: Containers = { presentation: 'vial', units: 4, unitMg: 5 };

/** Little room, so that a checkpoint is made at once. */
const ROOM = { most: 3, left: 2 };

const event = (n: number, kind: PenMovementKind, mg = 0): PenEvent => ({
  id: `${kind}-${n}`,
  kind,
  mg,
  happenedAt: day(n),
  reason: null,
});

function stateAfter(containers: Containers, ...events: PenEvent[]) {
  const replayed = replay(containers, BOUGHT, events);
  if (!replayed.ok) throw new Error(replayed.why);
  const { lines, ...state } = replayed.state;
  return { ...state, lines: lines.map((line) => [line.kind, line.mg, line.remainingMg, line.reason]) };
}

test('a new entry is what was bought', () => {
  expect(stateAfter(VIALS)).toEqual({
    remainingMg: 20,
    sealedUnits: 4,
    openMg: 0,
    openedAt: null,
    isOpeningEstimated: false,
    openDosesUsed: 0,
    lines: [['purchase', 20, 20, null]],
  });
});

test('the first dose opens a pen by itself', () => {
  expect(stateAfter(OZEMPIC, event(1, 'application', 1))).toEqual({
    remainingMg: 3.02,
    sealedUnits: 0,
    openMg: 3.02,
    openedAt: day(1),
    isOpeningEstimated: false,
    openDosesUsed: 1,
    lines: [
      ['purchase', 4.02, 4.02, null],
      ['opening', 0, 4.02, null],
      ['application', -1, 3.02, null],
    ],
  });
});

test('a spent multi-dose pen keeps the day it was opened, a spent vial does not', () => {
  const doses = [1, 8, 15, 22].map((n) => event(n, 'application', 1.005));
  expect(stateAfter(OZEMPIC, ...doses)).toMatchObject({ remainingMg: 0, openedAt: day(1) });
  expect(stateAfter(VIALS, event(1, 'application', 5))).toMatchObject({
    sealedUnits: 3,
    openMg: 0,
    openedAt: null,
    openDosesUsed: 0,
  });
});

test('a single-dose pen leaves whole with its application', () => {
  expect(stateAfter(MOUNJARO, event(1, 'application', 2.5), event(8, 'application', 2))).toEqual({
    remainingMg: 5,
    sealedUnits: 2,
    openMg: 0,
    openedAt: null,
    isOpeningEstimated: false,
    openDosesUsed: 0,
    lines: [
      ['purchase', 10, 10, null],
      ['application', -2.5, 7.5, null],
      ['application', -2, 5.5, null],
      ['loss', -0.5, 5, 'Sobra da caneta de dose única'],
    ],
  });
});

test('a rest too small for the dose is written off, and the next vial is opened', () => {
  expect(stateAfter(VIALS, event(1, 'application', 3), event(8, 'application', 3))).toEqual({
    remainingMg: 12,
    sealedUnits: 2,
    openMg: 2,
    openedAt: day(8),
    isOpeningEstimated: false,
    openDosesUsed: 1,
    lines: [
      ['purchase', 20, 20, null],
      ['opening', 0, 20, null],
      ['application', -3, 17, null],
      ['loss', -2, 15, 'Sobra menor que uma dose'],
      ['opening', 0, 15, null],
      ['application', -3, 12, null],
    ],
  });
});

test('an opening by the patient writes off what was open', () => {
  expect(stateAfter(VIALS, event(1, 'application', 2), event(2, 'opening'))).toMatchObject({
    remainingMg: 15,
    sealedUnits: 2,
    openMg: 5,
    openedAt: day(2),
    openDosesUsed: 0,
  });
});

test('openings of single-dose pens are noted and move nothing', () => {
  const state = stateAfter(MOUNJARO, event(1, 'opening'), event(2, 'application', 2.5));
  expect(state).toMatchObject({ sealedUnits: 3, openMg: 0, remainingMg: 7.5 });
  expect(state.lines.map(([kind]) => kind)).toEqual(['purchase', 'opening', 'application']);
});

test('an earlier dose written down later does not make the opening a second one', () => {
  const opening = { ...event(2, 'opening'), reason: 'Na viagem' };
  const state = stateAfter(OZEMPIC, opening, event(1, 'application', 1));
  expect(state).toMatchObject({ remainingMg: 3.02, openedAt: day(1) });
  expect(state.lines).toEqual([
    ['purchase', 4.02, 4.02, null],
    ['opening', 0, 4.02, 'Na viagem'],
    ['application', -1, 3.02, null],
  ]);
});

test('a pen half used when it was added was opened once, when the patient says', () => {
  const state = stateAfter(OZEMPIC, event(0, 'adjustment', -2), event(5, 'opening'));
  expect(state).toMatchObject({ openMg: 2.02, openedAt: day(5) });
  expect(state.lines.map(([kind]) => kind)).toEqual(['purchase', 'adjustment', 'opening']);
});

test('an opening that only the doses tell is marked until the next container is opened', () => {
  const estimated = { ...event(2, 'opening'), reason: ESTIMATED_OPENING };
  expect(stateAfter(VIALS, estimated)).toMatchObject({ openedAt: day(2), isOpeningEstimated: true });
  const earlier = stateAfter(OZEMPIC, estimated, event(1, 'application', 1));
  expect(earlier).toMatchObject({ openedAt: day(1), isOpeningEstimated: true });
  const next = stateAfter(VIALS, estimated, event(9, 'opening'));
  expect(next).toMatchObject({ openedAt: day(9), isOpeningEstimated: false });
});

test('no checkpoint stands before a start, whose doses date the opening', () => {
  const doses = [1, 2, 3, 4, 5].map((n) => event(n, 'application', 0.5));
  const settled = (start: number) => replayFrom(OZEMPIC, null, [...doses, event(start, 'start', 3)], ROOM);
  expect(settled(4.5)).toMatchObject({ ok: true, checkpoint: null });
  expect(settled(0.5)).toMatchObject({ ok: true, checkpoint: { at: day(3) } });
});

const KWIKPEN: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 20, fixedDoses: 4 };
const WEGOVY: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 9.6, fixedDoses: 4 };

test('a purge costs a pen of fixed doses no dose', () => {
  const doses = [1, 8, 15, 22].map((n) => event(n, 'application', 5));
  expect(stateAfter(KWIKPEN, event(0, 'purge', 0.1), ...doses)).toMatchObject({
    remainingMg: 0,
    openDosesUsed: 4,
  });
  expect(replay(KWIKPEN, BOUGHT, [...doses, event(29, 'application', 5)])).toMatchObject({ ok: false });
});

test('three injections of a dose are counted one by one', () => {
  expect(stateAfter(WEGOVY, event(1, 'application', 7.2))).toMatchObject({ openMg: 2.4, openDosesUsed: 3 });
});

test.each([
  ['a correction', [event(1, 'adjustment', -10)], 2],
  ['a correction upwards', [event(1, 'application', 5), event(2, 'adjustment', 5)], 0],
  ['a loss of part of a dose', [event(1, 'loss', 1)], 1],
  ['the start', [event(1, 'start', 10)], 2],
])('%s says how many of the fixed doses are gone', (_, events, openDosesUsed) => {
  expect(stateAfter(KWIKPEN, ...events)).toMatchObject({ openDosesUsed });
});

test.each([
  ['nothing else', [], 2, -2.02],
  ['a dose from before', [event(-7, 'application', 1)], 2, -1.02],
  ['both doses from before', [event(-14, 'application', 1), event(-7, 'application', 1)], 2, -0.02],
  ['more doses from before than were said', [-21, -14, -7].map((n) => event(n, 'application', 1)), 2, 0.98],
])('it held 2 mg when it was added, with %s', (_, before, remainingMg, change) => {
  const state = stateAfter(OZEMPIC, event(0, 'start', 2), ...before);
  expect(state).toMatchObject({ remainingMg, sealedUnits: 0 });
  expect(state.lines.at(-1)).toEqual(['start', change, 2, null]);
});

test('of a box of four, three pens are left when it is added', () => {
  expect(stateAfter(MOUNJARO, event(0, 'start', 7.5))).toMatchObject({ sealedUnits: 3, openMg: 0 });
});

test('a purge comes out of the open container and is no dose', () => {
  expect(stateAfter(OZEMPIC, event(1, 'purge', 0.02), event(1, 'application', 1))).toMatchObject({
    remainingMg: 3,
    openDosesUsed: 1,
  });
});

test.each([
  ['a sealed vial breaks', [event(1, 'loss', 5)], { sealedUnits: 3, openMg: 0, openedAt: null }],
  ['part of one is lost', [event(1, 'loss', 1)], { sealedUnits: 3, openMg: 4, openedAt: day(1) }],
  ['everything is thrown away', [event(1, 'discard')], { sealedUnits: 0, openMg: 0, remainingMg: 0 }],
  ['some of it is thrown away', [event(1, 'discard', 12)], { sealedUnits: 1, openMg: 3 }],
  [
    'a correction takes the open one first',
    [event(1, 'application', 2), event(2, 'adjustment', -4)],
    { sealedUnits: 2, openMg: 4, openedAt: day(2) },
  ],
  [
    'a correction fills the open one',
    [event(1, 'application', 3), event(2, 'adjustment', 2)],
    { sealedUnits: 3, openMg: 4, openedAt: day(1) },
  ],
  [
    'and then makes seals whole again',
    [event(1, 'discard', 13), event(2, 'adjustment', 9)],
    { sealedUnits: 3, openMg: 1, openedAt: day(1) },
  ],
  [
    'up to all that was bought',
    [event(1, 'application', 3), event(2, 'adjustment', 3)],
    { sealedUnits: 3, openMg: 5, remainingMg: 20 },
  ],
  ['whole vials come back sealed', [event(1, 'loss', 10), event(2, 'adjustment', 5)], { sealedUnits: 3 }],
])('vials: %s', (_, events, expected) => {
  expect(stateAfter(VIALS, ...events)).toMatchObject(expected);
});

test('single-dose pens come back sealed', () => {
  const state = stateAfter(MOUNJARO, event(1, 'application', 2.5), event(2, 'adjustment', 2.5));
  expect(state).toMatchObject({ sealedUnits: 4, openMg: 0, openedAt: null });
});

test.each<[string, Containers, PenEvent[], object]>([
  ['a dose of nothing left', OZEMPIC, [event(1, 'discard'), event(2, 'application', 1)], { availableMg: 0 }],
  ['a dose of two vials', VIALS, [event(1, 'application', 6)], { availableMg: 5 }],
  ['a dose of two pens', MOUNJARO, [event(1, 'application', 5)], { availableMg: 2.5 }],
  ['more lost than there is', MOUNJARO, [event(1, 'loss', 10.0001)], { availableMg: 10 }],
  ['more than was bought', VIALS, [event(1, 'loss', 1), event(2, 'adjustment', 1.5)], { availableMg: 1 }],
  ['more corrected than there is', OZEMPIC, [event(1, 'adjustment', -5)], { availableMg: 4.02 }],
])('refused: %s', (_, containers, events, expected) => {
  expect(replay(containers, BOUGHT, events)).toEqual({
    ok: false,
    why: 'not-enough',
    event: events.at(-1),
    ...expected,
  });
});

test.each<[string, Containers, PenEvent[]]>([
  ['a pen opened twice', OZEMPIC, [event(1, 'opening'), event(2, 'opening')]],
  ['a spent pen', OZEMPIC, [event(1, 'discard'), event(2, 'opening')]],
  ['the fifth of four vials', VIALS, [1, 2, 3, 4, 5].map((n) => event(n, 'opening'))],
])('nothing to open: %s', (_, containers, events) => {
  expect(replay(containers, BOUGHT, events)).toMatchObject({ ok: false, why: 'nothing-sealed' });
});

test('a dose before the purchase counts, and the purchase still comes first', () => {
  const state = stateAfter(OZEMPIC, event(-3, 'application', 1));
  expect(state.lines.map(([kind]) => kind)).toEqual(['purchase', 'opening', 'application']);
  expect(state.remainingMg).toBe(3.02);
});

test('facts at one time keep the order they were recorded in', () => {
  const state = stateAfter(VIALS, event(1, 'opening'), event(1, 'application', 2));
  expect(state.lines.map(([kind]) => kind)).toEqual(['purchase', 'opening', 'application']);
});
