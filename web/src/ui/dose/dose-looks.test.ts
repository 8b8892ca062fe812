import { expect, test } from 'vitest';
import { doseLooks } from './dose-looks.ts';

const of = (medicationName: string, ...mg: number[]) => mg.map((doseMg) => ({ medicationName, doseMg }));
const LADDERS = {
  Ozempic: [0.25, 0.5, 1, 2],
  Wegovy: [0.25, 0.5, 1, 1.7, 2.4],
  Mounjaro: [2.5, 5, 7.5, 10, 12.5, 15],
  Saxenda: [0.6, 1.2, 1.8, 2.4, 3],
  Trulicity: [0.75, 1.5, 3, 4.5],
};
const looksOf = (doses: ReturnType<typeof of>) => {
  const looks = [...doseLooks(doses)];
  return Object.fromEntries(looks.map(([key, { look, mark }]) => [key, `${look} ${mark}`]));
};

test('doses are told from the lowest on, and of which medication where there are several', () => {
  const labels = (doses: ReturnType<typeof of>) =>
    [...doseLooks(doses).values()].map(({ label }) => label.replace('\u00A0', ' '));
  expect(labels(of('Ozempic', 1, 0.25, 1, 0.5))).toEqual([
    'Dose de 0,25 mg',
    'Dose de 0,5 mg',
    'Dose de 1 mg',
  ]);
  expect(labels([...of('Ozempic', 1), ...of('Mounjaro', 2.5)])).toEqual([
    'Mounjaro, 2,5 mg',
    'Ozempic, 1 mg',
  ]);
  expect(labels([])).toEqual([]);
});

test.each(Object.entries(LADDERS))('each dose of %s has a colour and a shape of its own', (name, ladder) => {
  const looks = [...doseLooks(of(name, ...ladder)).values()];
  expect(new Set(looks.map(({ look }) => look)).size).toBe(ladder.length);
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(ladder.length);
});

const everything = Object.entries(LADDERS).flatMap(([name, ladder]) => of(name, ...ladder));

test('a dose looks the same in every period, whatever else is in the picture', () => {
  const year = looksOf(everything);
  for (const dose of everything) expect(year).toMatchObject(looksOf([dose, dose]));
});

test.each([
  ['all medications of the catalogue', everything],
  ['the same dose of two names', [...of('Ozempic', 1), ...of('Wegovy', 1)]],
  ['names and doses nobody foresaw', [...of('ab', 1, 4, 0.33), ...of('ba', 1, 4, 0.33)]],
])('%s are told apart in one picture', (_, doses) => {
  expect(new Set(Object.values(looksOf(doses))).size).toBe(doses.length);
});
