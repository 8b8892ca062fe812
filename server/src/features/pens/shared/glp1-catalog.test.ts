import { labelLengths } from '@leveza/domain/applications/titration.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { describe, expect, test } from 'vitest';
import { GLP1_CATALOG, readCatalog } from './glp1-catalog.ts';

type Loose = Record<string, unknown>;

const SOURCED = {
  sources: [{ in: 'OZEMPIC_LEAFLET', section: 'seção 3' }],
  ours: null,
  reviewer: null,
};

const bare = {
  id: 'x',
  commercialName: 'X',
  activeIngredient: 'Semaglutida',
  molecule: 'semaglutide',
  manufacturer: 'Y',
  strengthLabel: '1 mg',
  concentration: '1 mg/ml',
  penType: 'caneta-descartavel',
  presentation: 'multi-dose-pen',
  isVial: false,
  totalVolumeMl: 3,
  concentrationMgMl: 1,
  totalMg: 3,
  dosesPerUnit: 3,
  doseOptionsMg: [1],
  intervalDays: 7,
  unitsPerBox: [1],
  volumePerVial: null,
  vialsPerBox: null,
  legalStatus: 'registered',
  notice: null,
  titration: null,
  missedDose: { windowHours: 120, minGapHours: 72, ...SOURCED },
  storage: null,
  kinetics: null,
  ...SOURCED,
};
const load = (...products: Loose[]) =>
  readCatalog(JSON.stringify({ version: '1', products, counterfeitLots: [] }));

test('a clinical value without its source does not load', () => {
  expect(load(bare).products).toHaveLength(1);
  expect(() => load({ ...bare, missedDose: { windowHours: 120, minGapHours: 72 } })).toThrow(/sources/);
  expect(() => load({ ...bare, sources: [] })).toThrow(/neither a source/);
  expect(() => load({ ...bare, sources: [{ in: 'A_BLOG', section: '1' }] })).toThrow(/A_BLOG/);
  expect(() => load({ ...bare, reviewer: undefined })).toThrow(/reviewer/);
  expect(load({ ...bare, sources: [], ours: 'uma conta nossa' }).products).toHaveLength(1);
  expect(() => load(bare, bare)).toThrow(/one id/);
});

test('a prohibited product with a plan, a window or a curve does not load', () => {
  const prohibited = {
    ...bare,
    legalStatus: 'prohibited',
    notice: { text: 'Proibido (RE 1).', ...SOURCED },
  };
  expect(() => load(prohibited)).toThrow(/prohibited/);
  expect(load({ ...prohibited, intervalDays: null, missedDose: null }).products).toHaveLength(1);
});

const of = (id: string) => GLP1_CATALOG.byId.get(id)!;

describe('what ships', () => {
  test.each([
    ['ozempic-1', 120, 72],
    ['wegovy-24', 120, 72],
    ['mounjaro-5', 96, 72],
    ['saxenda', 12, 12],
    ['trulicity-15', 96, 72],
  ])('%s may be late by %d h, doses %d h apart', (id, windowHours, minGapHours) => {
    expect(of(id).missedDose).toMatchObject({ windowHours, minGapHours });
  });

  test.each([
    ['ozempic-1', 42],
    ['saxenda', 30],
    ['xultophy', 21],
    ['lyxumia', 14],
    ['byetta', 30],
    ['victoza', 30],
    ['mounjaro-kwikpen-5', 30],
    ['ozivy-1', null],
    ['mounjaro-5', null],
  ])('%s is good for %s days once open', (id, days) => {
    expect(of(id).storage?.inUseDays).toBe(days);
  });

  test.each([
    ['ozempic-025-05', 2, null],
    ['ozempic-1', 4, 4],
    ['ozempic-2', 8, 4],
    ['wegovy-025', 1, 4],
    ['wegovy-05', 2, 4],
    ['wegovy-10', 4, 4],
    ['wegovy-17', 6.8, 4],
    ['wegovy-24', 9.6, 4],
    ['mounjaro-kwikpen-5', 20, 4],
    ['byetta', 0.3, 60],
    ['byetta-10', 0.6, 60],
    ['lyxumia-10', 0.14, 14],
    ['lyxumia', 0.28, 14],
    ['saxenda', 18, null],
  ])('%s holds %d mg, fixed doses: %s', (id, totalMg, fixedDoses) => {
    expect(of(id)).toMatchObject({ totalMg, fixedDoses });
  });

  test('fixed doses leave nothing in a spent pen', () => {
    const fixed = GLP1_CATALOG.products.filter(({ fixedDoses }) => fixedDoses !== null);
    expect(fixed.length).toBeGreaterThan(20);
    for (const { id, totalMg, fixedDoses, doseOptionsMg } of fixed) {
      expect([id, doseOptionsMg.map((dose) => toMg(toUnits(dose) * fixedDoses!))]).toEqual([id, [totalMg]]);
    }
  });

  test('the 2 mg pen follows four weeks at 1 mg', () => {
    expect(of('ozempic-2').titration?.steps.slice(-2)).toEqual([
      { doseMg: 1, minWeeks: 4 },
      { doseMg: 2, minWeeks: null },
    ]);
  });

  test.each(['Ozivy', 'Extensior', 'Poviztra', 'Olire', 'Lirux'])(
    '%s: by analogy has no source, and says so',
    (name) => {
      const products = GLP1_CATALOG.products.filter(({ commercialName }) => commercialName === name);
      expect(products.length).toBeGreaterThan(0);
      for (const { titration, missedDose, storage } of products) {
        for (const fact of [titration, missedDose, storage]) {
          expect(fact?.sources).toEqual([]);
          expect(fact?.ours).toMatch(/bula desta marca/);
        }
      }
      const tg = GLP1_CATALOG.products.filter(({ id }) => id.startsWith('tg-'));
      expect(tg).toHaveLength(6);
      expect(tg.every(({ legalStatus, notice }) => legalStatus === 'prohibited' && notice)).toBe(true);
    },
  );

  test('compounded and unknown strengths get no window', () => {
    expect(of('manipulada-tirzepatida')).toMatchObject({ legalStatus: 'compounded', missedDose: null });
  });
});

// A way up that a label does not say whole is not offered: weeks are not invented.
test.each<[string, [number, number | null][] | null]>([
  [
    'ozempic-025-05',
    [
      [0.25, 4],
      [0.5, 4],
      [1, null],
    ],
  ],
  [
    'wegovy-025',
    [
      [0.25, 4],
      [0.5, 4],
      [1, 4],
      [1.7, 4],
      [2.4, null],
    ],
  ],
  [
    'mounjaro-25',
    [
      [2.5, 4],
      [5, 4],
      [7.5, 4],
      [10, 4],
      [12.5, 4],
      [15, null],
    ],
  ],
  [
    'saxenda',
    [
      [0.6, 1],
      [1.2, 1],
      [1.8, 1],
      [2.4, 1],
      [3, null],
    ],
  ],
  ['trulicity-075', null],
])('the way up of %s', (id, steps) => {
  const lengths = labelLengths(GLP1_CATALOG.byId.get(id)!.titration!.steps);
  expect(lengths?.map(({ doseMg, weeks }) => [doseMg, weeks]) ?? null).toEqual(steps);
});
