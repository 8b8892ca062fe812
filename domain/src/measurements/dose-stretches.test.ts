import { expect, test } from 'vitest';
import { doseStretches } from './dose-stretches.ts';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const applied = (day: string, mg: number, medicationName = 'Ozempic') => ({
  from: at(day),
  to: at(day),
  mg,
  medicationName,
});
const stretchesOf = (...doses: ReturnType<typeof applied>[]) =>
  doseStretches(doses).map(({ from, until, medicationName, doseMg }) => [
    medicationName,
    doseMg,
    from.toISOString().slice(0, 10),
    until.toISOString().slice(0, 10),
  ]);

test.each([
  ['nothing applied', [], []],
  [
    'one dose counts for four weeks',
    [applied('2026-01-01', 0.25)],
    [['Ozempic', 0.25, '2026-01-01', '2026-01-29']],
  ],
  [
    'the same again goes on',
    [applied('2026-01-01', 0.25), applied('2026-01-08', 0.25)],
    [['Ozempic', 0.25, '2026-01-01', '2026-02-05']],
  ],
  [
    'a run counts from its first to four weeks after its last',
    [{ ...applied('2026-01-01', 0.25), to: at('2026-06-01') }, applied('2026-06-08', 0.5)],
    [
      ['Ozempic', 0.25, '2026-01-01', '2026-06-08'],
      ['Ozempic', 0.5, '2026-06-08', '2026-07-06'],
    ],
  ],
  [
    'another dose ends the one before',
    [applied('2026-01-01', 0.25), applied('2026-01-08', 0.5)],
    [
      ['Ozempic', 0.25, '2026-01-01', '2026-01-08'],
      ['Ozempic', 0.5, '2026-01-08', '2026-02-05'],
    ],
  ],
  [
    'the same dose of another medicine is another',
    [applied('2026-01-01', 1), applied('2026-01-08', 1, 'Wegovy')],
    [
      ['Ozempic', 1, '2026-01-01', '2026-01-08'],
      ['Wegovy', 1, '2026-01-08', '2026-02-05'],
    ],
  ],
  [
    'after a pause it begins anew',
    [applied('2026-01-01', 1), applied('2026-01-29', 1)],
    [
      ['Ozempic', 1, '2026-01-01', '2026-01-29'],
      ['Ozempic', 1, '2026-01-29', '2026-02-26'],
    ],
  ],
])('%s', (_, doses, stretches) => {
  expect(stretchesOf(...doses)).toEqual(stretches);
});
