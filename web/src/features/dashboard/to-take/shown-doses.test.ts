import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { expect, test } from 'vitest';
import { aDose } from '../../../testing/plans.ts';
import { shownDoses } from './shown-doses.ts';

const taken = (time: string) => aDose(time, { state: 'taken' });
const timesOf = (doses: PlannedDose[]) => shownDoses(doses).map(({ time }) => time);

test('a day with few doses shows them all, in the order of the day', () => {
  expect(timesOf([taken('08:00'), aDose('09:00'), taken('10:00')])).toEqual(['08:00', '09:00', '10:00']);
});

test('a long day shows first what is still to be taken', () => {
  const day = [
    taken('07:00'),
    taken('08:00'),
    ...['09:00', '12:00', '18:00', '20:00'].map((at) => aDose(at)),
  ];
  expect(timesOf(day)).toEqual(['07:00', '09:00', '12:00', '18:00', '20:00']);
});
