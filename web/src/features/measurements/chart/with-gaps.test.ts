import { expect, test } from 'vitest';
import { withGaps } from './with-gaps.ts';

const point = (day: string) => ({ day, value: 90 });

test('a line does not bridge months without a weighing', () => {
  expect(withGaps([point('2026-01-01'), point('2026-03-02'), point('2026-05-02')])).toEqual([
    point('2026-01-01'),
    point('2026-03-02'),
    { day: '2026-05-02', value: null },
    point('2026-05-02'),
  ]);
});

test('points that stand for eight weeks each make one line', () => {
  const trend = [point('2026-01-01'), point('2026-04-20')];
  expect(withGaps(trend, 56)).toEqual(trend);
});
