import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isFlagged } from './reactions.ts';
import { isEnabled, suggestZone, type ZoneChoice } from './suggest.ts';
import { areNeighbours, ZONES, type Zone, zoneLabel } from './zones.ts';

const today = '2026-11-15';
const used = (day: number) => new Date(Date.UTC(2026, 9, day));

function body(
  changes: Partial<Record<Zone, Partial<ZoneChoice>>>,
  others: Partial<ZoneChoice> = {},
): ZoneChoice[] {
  const untouched = { lastUsedAt: null, isOff: false, restUntil: null };
  return ZONES.map((zone) => ({ zone, ...untouched, ...others, ...changes[zone] }));
}

test.each<[string, ZoneChoice[], Zone | null, Zone | null]>([
  ['the first of all', body({}), null, 'abdomen-left-upper'],
  ['the first that is not near the last', body({}), 'abdomen-left-upper', 'abdomen-right-lower'],
  [
    'the longest rested',
    body(
      { 'thigh-left-upper': { lastUsedAt: used(1) }, 'arm-right-lower': { lastUsedAt: used(2) } },
      { lastUsedAt: used(9) },
    ),
    'abdomen-left-upper',
    'thigh-left-upper',
  ],
  [
    'not the longest rested when it is beside the last',
    body(
      { 'thigh-left-upper': { lastUsedAt: used(1) }, 'arm-right-lower': { lastUsedAt: used(2) } },
      { lastUsedAt: used(9) },
    ),
    'thigh-left-lower',
    'arm-right-lower',
  ],
  [
    'a neighbour when there is no other',
    body({ 'arm-left-upper': { isOff: false }, 'arm-left-lower': { isOff: false } }, { isOff: true }),
    'arm-left-lower',
    'arm-left-upper',
  ],
  [
    'the last one when it is the only one',
    body({ 'arm-left-upper': { isOff: false } }, { isOff: true }),
    'arm-left-upper',
    'arm-left-upper',
  ],
  ['none when all are off', body({}, { isOff: true }), null, null],
  ['none when all rest', body({}, { restUntil: today }), null, null],
  [
    'one whose rest ended yesterday',
    body({ 'arm-left-upper': { restUntil: '2026-11-14' } }, { restUntil: today }),
    null,
    'arm-left-upper',
  ],
  ['none of no zones', [], null, null],
])('%s', (_, zones, lastZone, expected) => {
  expect(suggestZone({ zones, lastZone, today })).toBe(expected);
});

test('one never used comes before one long rested', () => {
  const zones = body({ 'arm-right-lower': { lastUsedAt: null } }, { lastUsedAt: used(1) });
  expect(suggestZone({ zones, lastZone: null, today })).toBe('arm-right-lower');
});

const timeOf = (choice: ZoneChoice) => choice.lastUsedAt?.getTime() ?? 0;

test('never off, resting or the last while another is enabled; the longest rested of those apart', () => {
  const choices = array(
    record({
      lastUsedAt: option(integer({ min: 1, max: 40 }).map(used)),
      isOff: constantFrom(true, false, false),
      restUntil: constantFrom(null, null, '2026-11-14', today, '2026-12-01'),
    }),
    { minLength: ZONES.length, maxLength: ZONES.length },
  );
  assert(
    property(choices, option(constantFrom(...ZONES)), (states, lastZone) => {
      const zones = ZONES.map((zone, index) => ({ zone, ...states[index]! }));
      const enabled = zones.filter((choice) => isEnabled(choice, today));
      const suggested = suggestZone({ zones, lastZone, today });
      if (enabled.length === 0) {
        expect(suggested).toBeNull();
        return;
      }
      const chosen = enabled.find(({ zone }) => zone === suggested);
      expect(chosen).toBeDefined();
      if (enabled.length > 1) expect(suggested).not.toBe(lastZone);
      const apart = enabled.filter(
        ({ zone }) => zone !== lastZone && !(lastZone && areNeighbours(zone, lastZone)),
      );
      if (apart.length === 0) return;
      expect(apart).toContain(chosen);
      expect(timeOf(chosen!)).toBe(Math.min(...apart.map(timeOf)));
    }),
    { numRuns: 200 },
  );
});

test('a rotation through all zones never comes back early nor lands beside the last', () => {
  const lastUse = new Map<Zone, Date>();
  const order: Zone[] = [];
  for (let use = 1; use <= 36; use++) {
    const zones = body({}).map((choice) => ({ ...choice, lastUsedAt: lastUse.get(choice.zone) ?? null }));
    const zone = suggestZone({ zones, lastZone: order.at(-1) ?? null, today })!;
    if (order.length > 0) expect(areNeighbours(zone, order.at(-1)!)).toBe(false);
    expect(order.slice(-6)).not.toContain(zone);
    lastUse.set(zone, used(use));
    order.push(zone);
  }
  expect(new Set(order).size).toBe(ZONES.length);
});

test.each([
  [[], false],
  [['vermelhidão'], false],
  [['vermelhidão', 'coceira'], true],
  [['vermelhidão', null, 'coceira'], true],
  [[null, 'vermelhidão', 'coceira'], true],
  [['vermelhidão', null, null, 'coceira'], false],
  [['vermelhidão', '  ', 'coceira'], true],
  [['vermelhidão', '', null], false],
] as const)('a zone with %j in its uses is flagged: %s', (reactions, expected) => {
  expect(isFlagged(reactions.map((reaction) => ({ reactions: reaction })))).toBe(expected);
});

test.each<[Zone, Zone, boolean]>([
  ['abdomen-left-upper', 'abdomen-right-upper', true],
  ['abdomen-left-upper', 'abdomen-left-lower', true],
  ['abdomen-left-upper', 'abdomen-right-lower', false],
  ['thigh-left-upper', 'thigh-left-lower', true],
  ['thigh-left-upper', 'thigh-right-upper', false],
  ['arm-left-upper', 'thigh-left-upper', false],
  ['arm-left-upper', 'arm-left-upper', false],
])('%s and %s are neighbours: %s', (one, other, expected) => {
  expect(areNeighbours(one, other)).toBe(expected);
  expect(areNeighbours(other, one)).toBe(expected);
});

test('every zone has words of its own', () => {
  expect(zoneLabel('abdomen-right-lower')).toBe('Abdômen direito, abaixo do umbigo');
  expect(zoneLabel('thigh-left-lower')).toBe('Coxa esquerda, parte do meio');
  expect(new Set(ZONES.map(zoneLabel)).size).toBe(ZONES.length);
});
