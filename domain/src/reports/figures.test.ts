import { expect, test } from 'vitest';
import { adherenceOf, doseSpans } from './doses.ts';
import { flagsOf, type RecordedEffect } from './effects.ts';
import { missingWords } from './missing.ts';
import { daysOf, pointsBy, reportPeriod } from './period.ts';
import { monthsOf, spendingOf } from './spending.ts';
import { REPORT_PARTS } from './types.ts';
import { changeOf, trendOfMeans } from './weight.ts';

const TODAY = '2026-11-17';
const ZONE = 'America/Sao_Paulo';

test('a period is 30 days up to today, unless said', () => {
  expect(reportPeriod({}, TODAY)).toEqual({ from: '2026-10-19', to: TODAY });
  expect(reportPeriod({ from: '2026-11-11' }, TODAY)).toEqual({ from: '2026-11-11', to: TODAY });
  expect(reportPeriod({ to: '2026-10-31' }, TODAY)).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect(reportPeriod({ from: '2026-11-01', to: '2027-01-01' }, TODAY)).toEqual({
    from: '2026-11-01',
    to: TODAY,
  });
  expect(daysOf({ from: '2026-11-11', to: TODAY })).toBe(7);
});

test.each([
  ['that ends before it begins', { from: '2026-11-10', to: '2026-11-09' }, 'to'],
  ['that has not begun', { from: '2026-11-18' }, 'from'],
  ['of more than ten years', { from: '2016-11-16' }, 'from'],
])('a period %s is refused', (_, asked, field) => {
  expect(reportPeriod(asked, TODAY)).toMatchObject({ field });
});

test('points are days, weeks or months by the length', () => {
  expect(pointsBy({ from: '2026-08-18', to: TODAY })).toBe('day');
  expect(pointsBy({ from: '2026-08-17', to: TODAY })).toBe('week');
  expect(pointsBy({ from: '2024-11-17', to: TODAY })).toBe('week');
  expect(pointsBy({ from: '2024-11-16', to: TODAY })).toBe('month');
});

test.each([
  ['month', ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'], [100, 95, 90, 80]],
  ['month', ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'], [100, 95, 90, 80]],
  ['week', ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02'], [100, 95, 90, 85, 77.5]],
] as const)('the trend of each %s is the mean of three months or four weeks', (by, days, means) => {
  const values = [100, 90, 80, 70, 70].slice(0, days.length);
  const points = days.map((day, order) => ({ day, value: values[order]! }));
  expect(trendOfMeans(points, by).map(({ value }) => value)).toEqual(means);
});

const planned = (
  kind: 'applied' | 'skipped' | 'not-recorded' | 'planned',
  day: string,
  plannedOn: string | null,
) => ({
  kind,
  day,
  plannedOn,
  reason: kind === 'skipped' ? 'Viagem' : null,
});

test('doses are counted apart: two on time, one late, one beside the plan, one skipped, one not recorded', () => {
  expect(
    adherenceOf([
      planned('applied', '2026-10-01', '2026-10-01'),
      planned('applied', '2026-10-07', '2026-10-08'),
      planned('applied', '2026-10-17', '2026-10-15'),
      planned('applied', '2026-10-18', null),
      planned('skipped', '2026-10-22', '2026-10-22'),
      planned('not-recorded', '2026-10-29', '2026-10-29'),
      planned('planned', '2026-11-05', '2026-11-05'),
    ]),
  ).toEqual({
    applied: 4,
    late: 1,
    skipped: 1,
    notRecorded: 1,
    skips: [{ day: '2026-10-22', reason: 'Viagem' }],
  });
});

const dose = (day: string, doseMg: number, medicationName = 'Ozempic') => ({ day, doseMg, medicationName });

test('another amount or medicine begins another span', () => {
  expect(
    doseSpans([
      dose('2026-10-01', 0.25),
      dose('2026-10-08', 0.25),
      dose('2026-10-15', 0.5),
      dose('2026-10-22', 0.25),
      dose('2026-10-29', 2.5, 'Mounjaro'),
    ]),
  ).toEqual([
    { medicationName: 'Ozempic', doseMg: 0.25, from: '2026-10-01', to: '2026-10-08', count: 2 },
    { medicationName: 'Ozempic', doseMg: 0.5, from: '2026-10-15', to: '2026-10-15', count: 1 },
    { medicationName: 'Ozempic', doseMg: 0.25, from: '2026-10-22', to: '2026-10-22', count: 1 },
    { medicationName: 'Mounjaro', doseMg: 2.5, from: '2026-10-29', to: '2026-10-29', count: 1 },
  ]);
});

test.each([
  // 82,4 − 90 = −7,6; 7,6 / 90 = 8,44 %
  [90, 82.4, { kg: -7.6, percent: -8.4 }],
  [90, 90, { kg: 0, percent: 0 }],
  [80.1, 81.3, { kg: 1.2, percent: 1.5 }],
  [null, 80, { kg: null, percent: null }],
  [80, null, { kg: null, percent: null }],
])('from %s to %s kg', (from, to, expected) => {
  expect(changeOf(from, to)).toEqual(expected);
});

const felt = (day: string, effectType: RecordedEffect['effectType'], intensity: number): RecordedEffect => ({
  effectType,
  otherName: null,
  intensity,
  duration: null,
  at: new Date(`${day}T12:00:00-03:00`),
  answers: {},
});

const at = (text: string) => new Date(`${text}:00-03:00`);

test('red flags follow from the records of the period: a day of vomiting, a very low sugar', () => {
  const vomiting = (text: string, duration: number | null = null) => ({
    ...felt('2026-09-02', 'vomiting', 2),
    at: at(text),
    duration,
  });
  const known = {
    risk: { hasLowSugarRisk: false, hasKetoacidosisRisk: false },
    from: at('2026-09-02T00:00'),
    zone: ZONE,
  };
  const effects = [vomiting('2026-09-01T10:00'), vomiting('2026-09-01T22:00'), vomiting('2026-09-02T10:00')];
  const low = { at: at('2026-09-05T07:00'), glucose: 50 };
  const { lines, notices } = flagsOf({ ...known, effects, readings: [low, { ...low, glucose: 90 }] });
  expect(lines).toMatchObject([
    { day: '2026-09-05', title: 'Glicose muito baixa', urgency: 'emergency' },
    { day: '2026-09-02' },
  ]);
  expect(notices.map(({ key }) => key)).toEqual(['glucose_very_low', 'gi_severe']);
  expect(flagsOf({ ...known, effects: effects.slice(0, 2), readings: [] }).lines).toEqual([]);
});

test('spending by month, product and mg, in cents', () => {
  const purchases = [
    { day: '2026-09-10', name: 'Ozempic', kind: 'pen' as const, price: 999.9, mg: 2 },
    { day: '2026-11-02', name: 'Ozempic', kind: 'pen' as const, price: 1000.1, mg: 2 },
    { day: '2026-11-03', name: 'Ozempic', kind: 'pen' as const, price: null, mg: 2 },
    { day: '2026-11-04', name: 'Whey', kind: 'supplement' as const, price: 0.1, mg: null },
    { day: '2026-11-05', name: 'Whey', kind: 'supplement' as const, price: 0.2, mg: null },
  ];
  const spent = spendingOf(purchases, { from: '2026-09-01', to: '2026-11-17' }, -4);
  expect(spent).toMatchObject({
    total: 2000.3,
    purchases: 5,
    unpriced: 1,
    byMonth: [
      { month: '2026-09', total: 999.9 },
      { month: '2026-10', total: 0 },
      { month: '2026-11', total: 1000.4 },
    ],
    byProduct: [
      { name: 'Ozempic', kind: 'pen', purchases: 3, total: 2000, mg: 4, perMg: 500 },
      { name: 'Whey', kind: 'supplement', purchases: 2, total: 0.3, mg: null, perMg: null },
    ],
    // 2000,30 over 78 days, which are 78 / 30,4375 = 2,5626 months
    perMonth: 780.57,
    // 2000,30 / 4
    perKgLost: 500.08,
  });
  expect(spendingOf(purchases, { from: '2026-11-01', to: '2026-11-17' }, 1)).toMatchObject({
    perKgLost: null,
  });
  expect(spendingOf([], { from: '2026-11-01', to: '2026-11-17' }, null)).toMatchObject({
    total: 0,
    perMonth: 0,
  });
});

test('months of a period cross the year', () => {
  expect(monthsOf({ from: '2025-11-30', to: '2026-01-01' })).toEqual(['2025-11', '2025-12', '2026-01']);
});

test('what is missing is said plainly, and only about the parts shown', () => {
  const known = {
    parts: REPORT_PARTS,
    emptyDays: 12,
    weighings: 0,
    hasHeight: false,
    hasInterval: true,
    notRecorded: 1,
    tabletsNotRecorded: 0,
    effects: 0,
    exams: 0,
    hasNutrition: false,
    unpriced: 2,
  };
  expect(missingWords(known)).toEqual([
    '12 dias sem registro.',
    '1 dose planejada sem registro: pode ter sido aplicada e não anotada.',
    'Nenhuma pesagem no período.',
    'Sem altura no perfil: o IMC não pode ser calculado.',
    'Nenhum efeito registrado, o que não quer dizer que não houve nenhum.',
    'Nenhum exame no período.',
    'Nenhuma refeição, água ou bem-estar anotado nos dias do período que já terminaram.',
    '2 compras sem preço: não entram no total.',
  ]);
  expect(missingWords({ ...known, parts: ['spending'], unpriced: 1 })).toEqual([
    '1 compra sem preço: não entra no total.',
  ]);
  const whole = {
    ...known,
    emptyDays: 0,
    weighings: 3,
    hasHeight: true,
    notRecorded: 0,
    effects: 1,
    exams: 1,
    hasNutrition: true,
    unpriced: 0,
  };
  expect(missingWords(whole)).toEqual([]);
  expect(missingWords({ ...whole, tabletsNotRecorded: 3 })).toEqual([
    '3 doses planejadas sem registro: podem ter sido tomadas e não anotadas.',
  ]);
  expect(missingWords({ ...whole, notRecorded: 1, tabletsNotRecorded: 1 })).toEqual([
    '2 doses planejadas sem registro: podem ter sido usadas e não anotadas.',
  ]);
});
