import { expect, test } from 'vitest';
import { doseLooks } from './dose-looks.ts';
import { withGaps } from './with-gaps.ts';

const point = (day: string) => ({ day, value: 90 });
const at = '2026-11-03T10:00:00.000Z';

test('each dose has a colour and a shape of its own, from the lowest on', () => {
  const looks = doseLooks([1, null, 0.25, 1, 0.5].map((doseMg) => ({ at, weight: 90, doseMg })));
  expect(looks.map(({ label }) => label.replace('\u00A0', ' '))).toEqual([
    'Sem dose registrada',
    'Dose de 0,25 mg',
    'Dose de 0,5 mg',
    'Dose de 1 mg',
  ]);
  expect(new Set(looks.map(({ fill }) => fill)).size).toBe(4);
  expect(new Set(looks.slice(1).map(({ mark }) => mark)).size).toBe(3);
});

test('without any dose the points are just weighings', () => {
  expect(doseLooks([{ at, weight: 90, doseMg: null }])).toMatchObject([{ label: 'Pesagens' }]);
});

test('a line does not bridge months without a weighing', () => {
  expect(withGaps([point('2026-01-01'), point('2026-03-02'), point('2026-05-02')])).toEqual([
    point('2026-01-01'),
    point('2026-03-02'),
    { day: '2026-05-02', value: null },
    point('2026-05-02'),
  ]);
});
