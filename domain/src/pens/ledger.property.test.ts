import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/spans.ts';
import { toMg, toUnits } from './amount.ts';
import { dosesLeft, dosesTotal } from './doses.ts';
import { drawsOf } from './draws.ts';
import type { PenEvent, PenState } from './ledger.ts';
import { PEN_MOVEMENT_KINDS, replay } from './ledger.ts';
import type { Containers } from './presentation.ts';
import { PRESENTATIONS } from './presentation.ts';

const RUNS = { numRuns: 200 };
const BOUGHT = new Date('2026-01-01T12:00:00Z');

/** Down to a ten-thousandth, as a patient may type it. */
const mg = (most: number) => fc.integer({ min: 1, max: most * 10_000 }).map((units) => units / 10_000);

const containers: fc.Arbitrary<Containers> = fc
  .record({
    presentation: fc.constantFrom(...PRESENTATIONS),
    units: fc.integer({ min: 1, max: 6 }),
    unitMg: mg(15),
  })
  .map((found) => (found.presentation === 'multi-dose-pen' ? { ...found, units: 1 } : found));

const fixedDosePens: fc.Arbitrary<Containers> = fc
  .record({ dose: mg(2), fixedDoses: fc.integer({ min: 1, max: 60 }) })
  .map(({ dose, fixedDoses }) => ({
    presentation: 'multi-dose-pen',
    units: 1,
    unitMg: toMg(toUnits(dose) * fixedDoses),
    fixedDoses,
  }));

const anyContainers = fc.oneof({ weight: 3, arbitrary: containers }, fixedDosePens);

const events: fc.Arbitrary<PenEvent[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...PEN_MOVEMENT_KINDS),
      mg: fc.oneof(mg(2), mg(15), fc.constant(0)),
      isDown: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((drawn) =>
    drawn.map(({ kind, mg: asked, isDown }, n) => ({
      id: String(n),
      kind,
      mg: kind === 'adjustment' && isDown ? -asked : asked,
      happenedAt: new Date(BOUGHT.getTime() + n * HOUR_MS),
      reason: null,
    })),
  );

/** The facts an app would have kept: one that is refused is never written down. */
function accepted(entry: Containers, drawn: readonly PenEvent[]): PenEvent[] {
  let kept: PenEvent[] = [];
  for (const event of drawn) {
    if (replay(entry, BOUGHT, [...kept, event]).ok) kept = [...kept, event];
  }
  return kept;
}

function stateOf(entry: Containers, kept: readonly PenEvent[]): PenState {
  const replayed = replay(entry, BOUGHT, kept);
  if (!replayed.ok) throw new Error(replayed.why);
  return replayed.state;
}

function expectConserved(entry: Containers, state: PenState): void {
  const sum = state.lines.reduce((total, line) => total + toUnits(line.mg), 0);
  const left = toUnits(state.remainingMg);
  expect(sum).toBe(left);
  expect(left).toBe(state.sealedUnits * toUnits(entry.unitMg) + toUnits(state.openMg));
  expect(state.sealedUnits + (state.openMg > 0 ? 1 : 0)).toBeLessThanOrEqual(entry.units);
  expect(state.openMg).toBeLessThanOrEqual(entry.unitMg);
  let running = 0;
  for (const line of state.lines) {
    running += toUnits(line.mg);
    expect(toUnits(line.remainingMg)).toBe(running);
    expect(running).toBeGreaterThanOrEqual(0);
  }
}

test('mg are never created or lost, whatever happens to an entry', () => {
  fc.assert(
    fc.property(anyContainers, events, (entry, drawn) => {
      expectConserved(entry, stateOf(entry, accepted(entry, drawn)));
    }),
    RUNS,
  );
});

test('nor when any fact is edited or deleted afterwards', () => {
  fc.assert(
    fc.property(containers, events, fc.nat(), fc.option(mg(3)), (entry, drawn, pick, changed) => {
      const kept = accepted(entry, drawn);
      const at = kept.length === 0 ? 0 : pick % kept.length;
      const edited = kept.flatMap((event, n) => {
        if (n !== at) return [event];
        return changed === null ? [] : [{ ...event, mg: changed }];
      });
      const replayed = replay(entry, BOUGHT, edited);
      // An edit may ask for more than there is; a refused edit is not kept.
      expect(replayed.ok || replayed.event.id !== null).toBe(true);
      if (replayed.ok) expectConserved(entry, replayed.state);
    }),
    RUNS,
  );
});

test('each dose that was recorded left exactly its mg', () => {
  fc.assert(
    fc.property(containers, events, (entry, drawn) => {
      const kept = accepted(entry, drawn);
      const { lines } = stateOf(entry, kept);
      for (const event of kept.filter(({ kind }) => kind === 'application')) {
        const written = lines.filter(({ id }) => id === event.id);
        expect(written.map((line) => toUnits(line.mg) + 0)).toEqual([-toUnits(event.mg) + 0]);
      }
    }),
    RUNS,
  );
});

test('the order facts were written down in does not matter', () => {
  fc.assert(
    fc.property(containers, events, fc.infiniteStream(fc.nat()), (entry, drawn, keys) => {
      const kept = accepted(entry, drawn);
      const shuffled = kept
        .map((event) => ({ event, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ event }) => event);
      expect(stateOf(entry, shuffled)).toEqual(stateOf(entry, kept));
    }),
    RUNS,
  );
});

test('the doses shown are never more than the mg left', () => {
  const rest = fc.record({
    currentDoseMg: mg(15),
    dosesPerUnit: fc.option(fc.integer({ min: 1, max: 30 })),
    dosesPerVial: fc.option(fc.integer({ min: 1, max: 30 })),
    unitVolumeMl: fc.constantFrom(0.3, 0.5, 1.5, 2.4, 3),
    isKnown: fc.boolean(),
  });
  fc.assert(
    fc.property(containers, events, rest, (entry, drawn, facts) => {
      const state = stateOf(entry, accepted(entry, drawn));
      const doses = dosesLeft({ containers: entry, state, ...facts });
      const total = dosesTotal({ containers: entry, ...facts });
      expect(Number.isInteger(doses)).toBe(true);
      expect(doses).toBeGreaterThanOrEqual(0);
      expect(doses * toUnits(facts.currentDoseMg)).toBeLessThanOrEqual(toUnits(state.remainingMg));
      expect(doses).toBeLessThanOrEqual(total);
    }),
    RUNS,
  );
});

test('every dose shown can be applied', () => {
  fc.assert(
    fc.property(anyContainers, events, mg(5), (entry, drawn, dose) => {
      let kept = accepted(entry, drawn);
      const facts = { dosesPerUnit: null, dosesPerVial: 100, unitVolumeMl: 3, isKnown: false };
      const doses = dosesLeft({
        containers: entry,
        state: stateOf(entry, kept),
        currentDoseMg: dose,
        ...facts,
      });
      for (let n = 0; n < Math.min(doses, 50); n += 1) {
        const draws = drawsOf(dose, entry, stateOf(entry, kept)).map((amount, place) => ({
          id: `later-${n}-${place}`,
          kind: 'application' as const,
          mg: amount,
          happenedAt: new Date(BOUGHT.getTime() + (100 + n) * HOUR_MS),
          reason: null,
        }));
        kept = [...kept, ...draws];
        expect(replay(entry, BOUGHT, kept).ok).toBe(true);
      }
    }),
    RUNS,
  );
});
