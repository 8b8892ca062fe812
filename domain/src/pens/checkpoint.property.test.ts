import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/spans.ts';
import type { Checkpoint, PenEvent } from './ledger.ts';
import { PEN_MOVEMENT_KINDS, replay, replayFrom } from './ledger.ts';
import type { Containers } from './presentation.ts';
import { PRESENTATIONS } from './presentation.ts';

const RUNS = { numRuns: 200 };
/** Little room, so that checkpoints move often. */
const ROOM = { most: 6, left: 3 };
const BOUGHT = new Date('2026-01-01T12:00:00Z');

const containers: fc.Arbitrary<Containers> = fc
  .record({
    presentation: fc.constantFrom(...PRESENTATIONS),
    units: fc.integer({ min: 1, max: 6 }),
    unitMg: fc.integer({ min: 1, max: 40 }),
    fixedDoses: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map((found) =>
    found.presentation === 'multi-dose-pen' ? { ...found, units: 1 } : { ...found, fixedDoses: null },
  );

/** Mostly doses, small enough that an entry lives through more of them than a checkpoint leaves open. */
const kind = fc.oneof(
  { weight: 5, arbitrary: fc.constant('application' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...PEN_MOVEMENT_KINDS) },
);
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }).map((units) => units / 10_000) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
);
/** Few moments, so that several facts share one. */
const moment = fc.integer({ min: 0, max: 90 }).map((hour) => new Date(BOUGHT.getTime() + hour * HOUR_MS));

const change = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      what: fc.constant('insert' as const),
      kind,
      amount,
      moment,
      isDown: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('edit' as const), pick: fc.nat(), amount, moment }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), pick: fc.nat() }) },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The facts after a change, and the earliest moment it touched. */
function changed(
  kept: readonly PenEvent[],
  next: Change,
  id: string,
): { facts: PenEvent[]; since: Date } | null {
  if (next.what === 'insert') {
    const mg = next.kind === 'adjustment' && next.isDown ? -next.amount : next.amount;
    const fact = { id, kind: next.kind, mg, happenedAt: next.moment, reason: null };
    return { facts: [...kept, fact], since: next.moment };
  }
  const before = kept[next.pick % kept.length];
  if (!before) return null;
  const others = kept.filter((fact) => fact !== before);
  if (next.what === 'delete') return { facts: others, since: before.happenedAt };
  const since = before.happenedAt < next.moment ? before.happenedAt : next.moment;
  return { facts: [...others, { ...before, mg: next.amount, happenedAt: next.moment }], since };
}

const after = (facts: readonly PenEvent[], checkpoint: Checkpoint | null) =>
  facts.filter(({ happenedAt }) => !checkpoint || happenedAt > checkpoint.at);

/** Inserts, edits and deletes in any order, each judged from the checkpoint of the one before. */
function live(entry: Containers, changes: readonly Change[]) {
  let kept: PenEvent[] = [];
  let checkpoint: Checkpoint | null = null;
  let moves = 0;
  for (const [n, next] of changes.entries()) {
    const made = changed(kept, next, String(n));
    if (!made) continue;
    const start: Checkpoint | null = checkpoint && made.since > checkpoint.at ? checkpoint : null;
    const settled = replayFrom(entry, start, after(made.facts, start), ROOM);
    const whole = replay(entry, BOUGHT, made.facts);
    expect(settled.ok).toBe(whole.ok);
    if (!settled.ok || !whole.ok) {
      expect(settled).toEqual(whole);
      continue;
    }
    const { lines: _, ...state } = whole.state;
    expect(settled.state).toEqual(state);
    kept = made.facts;
    if (settled.checkpoint && settled.checkpoint.at.getTime() !== checkpoint?.at.getTime()) moves += 1;
    checkpoint = settled.checkpoint;
  }
  return { kept, checkpoint, moves };
}

test('a replay from the checkpoint is the whole replay, for any sequence of inserts, edits and deletes', () => {
  let checkpoints = 0;
  fc.assert(
    fc.property(containers, fc.array(change, { minLength: 40, maxLength: 160 }), (entry, changes) => {
      checkpoints += live(entry, changes).moves;
    }),
    RUNS,
  );
  // A run that never made a checkpoint would have proved nothing.
  expect(checkpoints).toBeGreaterThan(RUNS.numRuns);
});

const dose = (n: number): PenEvent => ({
  id: String(n),
  kind: 'application',
  mg: 0.01,
  happenedAt: new Date(BOUGHT.getTime() + n * HOUR_MS),
  reason: null,
});

test('thousands of doses leave only the newest after the checkpoint', () => {
  const entry: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 100 };
  let checkpoint: Checkpoint | null = null;
  let facts: PenEvent[] = [];
  let longest = 0;
  for (let n = 0; n < 3000; n += 1) {
    facts = [...after(facts, checkpoint), dose(n)];
    longest = Math.max(longest, facts.length);
    const settled = replayFrom(entry, checkpoint, facts);
    if (!settled.ok) throw new Error(settled.why);
    checkpoint = settled.checkpoint;
  }
  expect(longest).toBeLessThan(70);
});

test('facts of one moment stay on one side of the checkpoint', () => {
  const entry: Containers = { presentation: 'multi-dose-pen', units: 1, unitMg: 100 };
  const facts = Array.from({ length: 100 }, (_, n) => ({ ...dose(n < 30 ? n : 30), id: String(n) }));
  const settled = replayFrom(entry, null, facts);
  if (!settled.ok) throw new Error(settled.why);
  expect(settled.checkpoint?.at).toEqual(dose(29).happenedAt);
  expect(after(facts, settled.checkpoint)).toHaveLength(70);
});
