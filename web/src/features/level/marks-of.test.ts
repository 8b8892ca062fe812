import { expect, test } from 'vitest';
import { lookOf } from '../../ui/dose/dose-looks.ts';
import { marksOf } from './marks-of.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const point = (day: number) => ({ at: at(day).getTime(), value: day });

test('each dose on the line has the look of its strength, and the legend names each strength once', () => {
  const doses = [
    { at: at(1), mg: 0.5 },
    { at: at(8), mg: 1 },
  ];
  const ahead = { doses: [{ at: at(15), mg: 1 }], points: [point(14), point(15)] };
  const { marks, legend } = marksOf({
    medicationName: 'Ozempic',
    doses,
    past: [point(1), point(4), point(8)],
    ahead,
  });
  const half = lookOf({ medicationName: 'Ozempic', doseMg: 0.5 });
  const whole = lookOf({ medicationName: 'Ozempic', doseMg: 1 });
  expect(marks.map(({ look, mark }) => ({ look, mark }))).toEqual(
    [half, whole, whole].map(({ look, mark }) => ({ look, mark })),
  );
  expect(legend.map(({ label }) => label.replace('\u00A0', ' '))).toEqual(['Dose de 0,5 mg', 'Dose de 1 mg']);
});
