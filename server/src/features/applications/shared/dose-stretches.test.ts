import { addDays, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { expect, test } from 'vitest';
import { plannedTimes } from './dose-stretches.ts';

const at = (day: string, time = '08:00') => new Date(`${day}T${time}:00-03:00`);
const RHYTHM = { intervalDays: 7, lateHours: 120, zone: DEFAULT_ZONE };
const NOTHING: Parameters<typeof plannedTimes>[1] = { pauses: [], skippedPlans: [] };

interface Chosen {
  day: string;
  chosenAt: Date | null;
}

/** Days of doses of a weekly medicine, with the day each was planned for. */
function plannedDays(days: readonly string[], { day, chosenAt }: Chosen, records = NOTHING) {
  const applied = days.map((each) => at(each));
  const usual = { day, time: '08:00', chosenAt };
  const stretch = { applied, until: at('2026-12-31'), rhythm: { ...RHYTHM, usual }, windowHours: 120 };
  const found = plannedTimes([stretch], records);
  return applied.map((dose) => found.get(dose)?.toISOString().slice(0, 10) ?? null);
}

const SATURDAYS = Array.from({ length: 6 }, (_, week) => addDays('2026-10-03', 7 * week));

test('a usual day that follows a dose of another day leaves the doses of before on their days', () => {
  const chosen = { day: '2026-11-12', chosenAt: at('2026-11-12', '09:00') };
  expect(plannedDays([...SATURDAYS, '2026-11-12', '2026-11-19'], chosen)).toEqual([
    null,
    ...SATURDAYS.slice(1),
    '2026-11-12',
    '2026-11-19',
  ]);
});

test('a usual day chosen for the coming dose takes no late dose back', () => {
  const chosen = { day: '2026-11-18', chosenAt: at('2026-11-15') };
  const days = ['2026-10-03', '2026-10-12', '2026-10-17', '2026-10-26', '2026-10-31'];
  expect(plannedDays(days, chosen)).toEqual([null, '2026-10-10', '2026-10-19', '2026-10-24', '2026-11-02']);
});

test('a dose at the end of a pause is beside the plan, and one after a skipped dose counts for the next', () => {
  const usual = { day: '2026-10-05', chosenAt: null };
  const pause = { from: at('2026-11-01'), until: at('2026-11-12', '07:00') };
  expect(
    plannedDays(['2026-10-19', '2026-10-26', '2026-11-12'], usual, { ...NOTHING, pauses: [pause] }),
  ).toEqual(['2026-10-19', '2026-10-26', null]);
  const days = ['2026-10-26', '2026-11-02', '2026-11-13'];
  expect(plannedDays(days, usual)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
  expect(plannedDays(days, usual, { ...NOTHING, skippedPlans: [at('2026-11-09')] })).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-16',
  ]);
});
