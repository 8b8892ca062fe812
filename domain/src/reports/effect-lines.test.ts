import { expect, test } from 'vitest';
import { doseChanges, type EffectGroup, effectLines } from './effect-lines.ts';

const ZONE = 'America/Sao_Paulo';

const dose = (day: string, doseMg: number) => ({
  at: new Date(`${day}T08:00:00-03:00`),
  medicationName: 'Ozempic',
  doseMg,
});

const felt = (
  effectType: EffectGroup['effectType'],
  doseMg: number | null,
  days: readonly string[],
  intensities: readonly number[],
): EffectGroup => ({
  effectType,
  otherName: null,
  dose: doseMg === null ? null : { medicationName: 'Ozempic', doseMg },
  count: days.length,
  intensities: [1, 2, 3, 4, 5].map((each) => intensities.filter((one) => one === each).length),
  firstAt: new Date(`${days[0]}T12:00:00-03:00`),
  lastAt: new Date(`${days.at(-1)}T12:00:00-03:00`),
});

test('the dose in use changes with a dose, and ends four weeks after the last', () => {
  const [low, high] = [0.25, 0.5].map((doseMg) => ({ medicationName: 'Ozempic', doseMg }));
  expect(
    doseChanges([
      dose('2026-07-20', 0.25),
      dose('2026-09-01', 0.25),
      dose('2026-09-08', 0.5),
      dose('2026-09-15', 0.5),
    ]).map((change) => ({ ...change, at: change.at.toISOString().slice(0, 10) })),
  ).toEqual([
    { at: '2026-07-20', dose: low },
    { at: '2026-08-17', dose: null },
    { at: '2026-09-01', dose: low },
    { at: '2026-09-08', dose: high },
    { at: '2026-10-13', dose: null },
  ]);
  expect(doseChanges([])).toEqual([]);
});

test('effects by type, with the doses in use', () => {
  const groups = [
    felt('nausea', null, ['2026-10-07'], [1]),
    felt('nausea', 0.5, ['2026-09-09', '2026-09-10'], [3, 5]),
    felt('headache', null, ['2026-08-31'], [1]),
    felt('nausea', 0.25, ['2026-09-02'], [2]),
  ];
  expect(effectLines(groups, ZONE)).toEqual([
    {
      effectType: 'nausea',
      otherName: null,
      count: 4,
      byIntensity: [1, 1, 1, 0, 1],
      lastOn: '2026-10-07',
      byDose: [
        { medicationName: 'Ozempic', doseMg: 0.25, count: 1, meanIntensity: 2 },
        { medicationName: 'Ozempic', doseMg: 0.5, count: 2, meanIntensity: 4 },
        { medicationName: null, doseMg: null, count: 1, meanIntensity: 1 },
      ],
    },
    {
      effectType: 'headache',
      otherName: null,
      count: 1,
      byIntensity: [1, 0, 0, 0, 0],
      lastOn: '2026-08-31',
      byDose: [{ medicationName: null, doseMg: null, count: 1, meanIntensity: 1 }],
    },
  ]);
});
