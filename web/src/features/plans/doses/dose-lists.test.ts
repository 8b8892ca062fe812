import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { expect, test } from 'vitest';
import { inDays, TODAY } from '../../../testing/boxes.ts';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { nextGroup, stateAt } from '../shared/open-doses.ts';
import { adherence, countsOfDay, nextPlanned, upcoming } from './dose-lists.ts';

const TOMORROW = inDays(1);
const at = (time: string) => new Date(aDose(time).plannedAt!);
const times = (doses: readonly { day: string; time: string | null }[]) =>
  doses.map(({ day, time }) => (day === TODAY ? time : `amanhã ${time}`));
const DOSES = [
  aDose('08:00', { state: 'taken', takenAt: at('08:10').toISOString() }),
  aDose('09:00', { state: 'late', priority: 'high' }),
  aDose('12:00', { state: 'skipped' }),
  aDose('14:00', { name: 'A' }),
  aDose('14:00', { name: 'B', priority: 'high' }),
  aDose('20:00'),
  aDose('08:00', { day: TOMORROW }),
];

test('a planned dose is late from the moment its plan says', () => {
  expect(stateAt(aDose('08:00'), at('08:59'))).toBe('scheduled');
  expect(stateAt(aDose('08:00'), at('09:00'))).toBe('late');
  expect(stateAt(aDose('08:00', { lateAt: at('08:01').toISOString() }), at('08:01'))).toBe('late');
  expect(stateAt(aDose('08:00', { state: 'skipped' }), at('09:00'))).toBe('skipped');
});

test('medicines: today, at or after now; supplements: whatever is open from today on; at most three', () => {
  const asked = { today: TODAY, now: at('14:00') };
  expect(times(upcoming(DOSES, { ...asked, isBeyondToday: false }))).toEqual(['14:00', '14:00', '20:00']);
  expect(times(upcoming(DOSES, { ...asked, isBeyondToday: true }))).toEqual(['09:00', '14:00', '14:00']);
  const evening = { today: TODAY, now: at('20:01') };
  expect(upcoming(DOSES, { ...evening, isBeyondToday: false })).toEqual([]);
  expect(times(upcoming(DOSES.slice(5), { ...evening, isBeyondToday: true }))).toEqual([
    '20:00',
    'amanhã 08:00',
  ]);
});

test('the next dose is one still to come, near or far: a late one is none', () => {
  const far = aDose('08:00', { day: inDays(40) }).plannedAt;
  const plans = [
    aPlan({ nextScheduledAt: aDose('09:00').plannedAt }),
    aPlan({ nextScheduledAt: far }),
    aPlan({ nextScheduledAt: null }),
  ];
  expect(nextPlanned({ plans, doses: DOSES }, at('10:00'))).toBe(aDose('14:00').plannedAt);
  expect(nextPlanned({ plans, doses: DOSES.slice(0, 3) }, at('10:00'))).toBe(far);
  expect(nextPlanned({ plans: plans.slice(0, 1), doses: [] }, at('10:00'))).toBeNull();
});

test('a dose that was put off comes at its later moment, also where its plan or its state says otherwise', () => {
  const off = aDose('18:00', { snoozedUntil: aDose('21:00').plannedAt });
  const late = aDose('08:00', { state: 'late', snoozedUntil: aDose('15:00').plannedAt });
  const after = aDose('20:00', { name: 'Metformina' });
  const plans = [aPlan({ nextScheduledAt: null })];
  const next = (doses: PlannedDose[], now: Date) => nextPlanned({ plans, doses }, now);
  expect(next([off], at('17:37'))).toBe(aDose('21:00').plannedAt);
  expect(next([off], at('19:30'))).toBe(aDose('21:00').plannedAt);
  expect(next([off, after], at('17:37'))).toBe(after.plannedAt);
  expect(next([late, after], at('09:30'))).toBe(aDose('15:00').plannedAt);
  // Once that moment is over, it is the dose of its plan again.
  expect(next([late, after], at('15:01'))).toBe(after.plannedAt);
  const asked = { today: TODAY, now: at('19:30'), isBeyondToday: false };
  expect(times(upcoming([off, after], asked))).toEqual(['20:00', '18:00']);
});

test('doses of one moment come together', () => {
  const now = at('10:00');
  expect(nextGroup(DOSES, now).map(({ time }) => time)).toEqual(['09:00']);
  expect(nextGroup(DOSES.slice(2), now).map(({ name }) => name)).toEqual(['A', 'B']);
  expect(nextGroup(DOSES.slice(0, 1), now)).toEqual([]);
});

test('a tablet after which nothing is taken for a while comes first, and alone', () => {
  const doses = [
    aDose('07:00', { name: 'Losartana' }),
    aDose('07:00', { name: 'Rybelsus', asksToWait: true }),
  ];
  expect(nextGroup(doses, at('07:00')).map(({ name }) => name)).toEqual(['Rybelsus']);
  expect(nextGroup(doses.slice(0, 1), at('07:00')).map(({ name }) => name)).toEqual(['Losartana']);
  // Two strengths of it are no group that one press takes.
  const other = aDose('07:00', { name: 'Rybelsus 7 mg', asksToWait: true });
  expect(nextGroup([...doses, other], at('07:00')).map(({ name }) => name)).toEqual(['Rybelsus']);
});

test('a dose that was put off waits behind those that are due or come before it, and leads where none does', () => {
  const off = aDose('08:00', { state: 'late', snoozedUntil: aDose('18:00').plannedAt });
  const due = aDose('12:00', { name: 'Metformina', state: 'late' });
  const names = (now: Date) => nextGroup([off, due], now).map(({ time }) => time);
  expect(names(at('12:30'))).toEqual(['12:00']);
  expect(names(at('09:00'))).toEqual(['12:00']);
  expect(nextGroup([off, aDose('20:00')], at('09:00')).map(({ time }) => time)).toEqual(['08:00']);
  expect(names(at('18:00'))).toEqual(['08:00']);
});

test('the counters are of today, without extra doses', () => {
  const extra = aDose('10:00', { isExtra: true, plannedAt: null, state: 'taken' });
  expect(countsOfDay([...DOSES, extra], TODAY)).toEqual({ total: 6, taken: 1, pending: 4, critical: 2 });
});

test('what was not recorded is not what was skipped', () => {
  expect(adherence([...DOSES, aDose('07:00', { state: 'missed' })])).toEqual({
    taken: 1,
    skipped: 1,
    missed: 1,
  });
});
