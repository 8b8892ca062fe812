import { expect, test } from 'vitest';
import { mgIn, toMg, toUnits } from './amount.ts';
import type { DoseCount } from './doses.ts';
import {
  defaultDosesPerVial,
  dosesLeft,
  dosesTotal,
  fallbackDosesPerPen,
  injectionsByContainer,
  injectionsLeft,
  injectionsPerDose,
  largestInjectionMg,
} from './doses.ts';
import type { Containers } from './presentation.ts';

type Holds = { sealedUnits: number; openMg: number; openDosesUsed?: number };

function entry(containers: Containers, holds: Holds, facts: Partial<DoseCount> = {}): DoseCount {
  return {
    containers,
    state: {
      openDosesUsed: 0,
      remainingMg: toMg(holds.sealedUnits * toUnits(containers.unitMg) + toUnits(holds.openMg)),
      ...holds,
    },
    currentDoseMg: null,
    dosesPerUnit: null,
    dosesPerVial: null,
    unitVolumeMl: 3,
    isKnown: true,
    ...facts,
  };
}

const pen = (unitMg: number): Containers => ({ presentation: 'multi-dose-pen', units: 1, unitMg });
const box = (units: number, unitMg: number): Containers => ({
  presentation: 'single-dose-pen',
  units,
  unitMg,
});
const vials = (units: number, unitMg: number): Containers => ({ presentation: 'vial', units, unitMg });
const FULL = { sealedUnits: 1, openMg: 0 };

test.each([
  ['Ozempic 1 mg', 4, 1, 4],
  ['Ozempic 1 mg, entered with 4,02 mg', 4.02, 1, 4],
  ['Ozempic 0,25/0,5 mg at 0,25', 2, 0.25, 8],
  ['Ozempic 0,25/0,5 mg at 0,5', 2, 0.5, 4],
  ['Saxenda at 0,6', 18, 0.6, 30],
  ['Saxenda at 1,2', 18, 1.2, 15],
  ['Saxenda at 1,8', 18, 1.8, 10],
  ['Saxenda at 2,4', 18, 2.4, 7],
  ['Saxenda at 3,0', 18, 3, 6],
  ['Wegovy 1,7', 6.8, 1.7, 4],
  ['KwikPen 5 mg', mgIn(2.4, 8.3333), 5, 4],
])('a full pen: %s (%s mg) gives %s mg %s times', (_, unitMg, currentDoseMg, doses) => {
  const full = entry(pen(unitMg), FULL, { currentDoseMg });
  expect(dosesLeft(full)).toBe(doses);
  expect(dosesTotal(full)).toBe(doses);
});

test('after 4 × 0,25 the 0,25/0,5 pen gives 0,5 twice', () => {
  const left = entry(pen(2.01), { sealedUnits: 0, openMg: 1.01 }, { currentDoseMg: 0.5 });
  expect(dosesLeft(left)).toBe(2);
});

test.each([
  ['a Mounjaro box of 4', 4, 2.5, 4],
  ['one used', 3, 2.5, 3],
  ['without a dose', 4, null, 4],
  ['half a dose still takes a whole pen', 4, 1.25, 4],
  ['a dose of two pens', 4, 5, 2],
  ['a dose of two pens, three left', 3, 5, 1],
  ['a dose of two pens, one left', 1, 5, 0],
])('single-dose pens: %s', (_, sealedUnits, currentDoseMg, doses) => {
  expect(dosesLeft(entry(box(4, 2.5), { sealedUnits, openMg: 0 }, { currentDoseMg }))).toBe(doses);
});

test.each<[string, Holds, Partial<DoseCount>, number]>([
  ['4 vials, 2 doses each', { sealedUnits: 4, openMg: 0 }, { dosesPerVial: 2 }, 8],
  ['3 sealed, 1 dose of the open one used', { sealedUnits: 3, openMg: 2.5, openDosesUsed: 1 }, {}, 7],
  ['all of the open one used', { sealedUnits: 3, openMg: 1, openDosesUsed: 2 }, {}, 6],
  ['more used than foreseen', { sealedUnits: 3, openMg: 1, openDosesUsed: 5 }, {}, 6],
  ['a dose of a whole vial', { sealedUnits: 4, openMg: 0 }, { currentDoseMg: 5 }, 4],
  ['the mg of the open one cap it', { sealedUnits: 0, openMg: 1, openDosesUsed: 0 }, { currentDoseMg: 2 }, 0],
  ['the patient’s own number', { sealedUnits: 4, openMg: 0 }, { dosesPerVial: 10, currentDoseMg: 0.5 }, 40],
  ['the catalogue’s number', { sealedUnits: 4, openMg: 0 }, { dosesPerUnit: 1 }, 4],
])('vials of 0,5 ml: %s', (_, holds, facts, doses) => {
  expect(dosesLeft(entry(vials(4, 5), holds, { unitVolumeMl: 0.5, ...facts }))).toBe(doses);
});

test.each<[string, number, Partial<DoseCount>, number]>([
  ['an unknown 3 ml pen', 10, { isKnown: false }, 6],
  ['half of it', 5, { isKnown: false }, 3],
  ['a little under half', 4.9, { isKnown: false }, 2],
  ['the catalogue does not count for another pen', 10, { isKnown: false, dosesPerUnit: 4 }, 6],
  ['a known pen', 10, { dosesPerUnit: 4 }, 4],
  ['three quarters of it', 7.5, { dosesPerUnit: 4 }, 3],
  ['a known pen with no number', 10, {}, 6],
  ['a spent pen', 0, { dosesPerUnit: 4 }, 0],
])('without a dose: %s', (_, openMg, facts, doses) => {
  expect(dosesLeft(entry(pen(10), { sealedUnits: 0, openMg }, facts))).toBe(doses);
});

test.each<[string, number, number, number | null, { used?: number; openMg?: number }, number]>([
  ['KwikPen 5 mg at 5', 20, 4, 5, {}, 4],
  ['KwikPen 5 mg at 2,5', 20, 4, 2.5, {}, 4],
  ['KwikPen 5 mg at 2,5, one applied', 20, 4, 2.5, { used: 1, openMg: 17.5 }, 3],
  ['KwikPen 5 mg at 2,5, four applied: discarded with 10 mg in it', 20, 4, 2.5, { used: 4, openMg: 10 }, 0],
  ['Ozempic 1 mg, entered with 4,02 mg, spent', 4.02, 4, 1, { used: 4, openMg: 0.02 }, 0],
  ['Ozempic 1 mg, purged 0,02 mg', 4, 4, 1, { openMg: 3.98 }, 4],
  ['without a dose', 20, 4, null, {}, 4],
  ['without a dose, two applied', 20, 4, null, { used: 2, openMg: 10 }, 2],
  ['Byetta 5 mcg', 0.3, 60, 0.005, {}, 60],
  ['Byetta 10 mcg', 0.6, 60, 0.01, {}, 60],
  ['Lyxumia 10 mcg', 0.14, 14, 0.01, {}, 14],
  ['Lyxumia 20 mcg', 0.28, 14, 0.02, {}, 14],
  ['Wegovy 2,4 mg at 7,2', 9.6, 4, 7.2, {}, 1],
  ['Wegovy 2,4 mg at 7,2, one injection left', 9.6, 4, 7.2, { used: 3, openMg: 2.4 }, 0],
])('fixed doses: %s', (_, unitMg, fixedDoses, currentDoseMg, { used, openMg }, doses) => {
  const holds = openMg ? { sealedUnits: 0, openMg, openDosesUsed: used ?? 0 } : FULL;
  expect(dosesLeft(entry({ ...pen(unitMg), fixedDoses }, holds, { currentDoseMg }))).toBe(doses);
});

test('a dose of 7,2 mg is three injections of 2,4 mg, and the rest of a pen is one', () => {
  const rest = { sealedUnits: 0, openMg: 2.4, openDosesUsed: 3 };
  const wegovy = entry({ ...pen(9.6), fixedDoses: 4 }, rest, { currentDoseMg: 7.2 });
  expect(largestInjectionMg(wegovy)).toBe(2.4);
  expect(injectionsPerDose(wegovy)).toBe(3);
  expect(injectionsLeft(wegovy)).toBe(1);
});

test.each([
  ['Xultophy', 10.8, 0.036],
  ['Soliqua 10-40', 0.15, 0.0005],
  ['Soliqua 30-60', 0.099, 0.00033],
])('%s is counted in units: 300', (_, unitMg, mgPerUnit) => {
  const full = entry(pen(unitMg), FULL, { mgPerUnit });
  expect([dosesLeft(full), dosesTotal(full), injectionsPerDose(full)]).toEqual([300, 300, 1]);
});

test('rests of two vials do not add up to a dose', () => {
  const two = entry(vials(2, 5), { sealedUnits: 1, openMg: 2 }, { currentDoseMg: 3, dosesPerVial: 9 });
  expect(injectionsByContainer(two)).toEqual({ open: 0, perSealed: 1, sealed: 1 });
  expect(dosesLeft(two)).toBe(1);
});

test.each([
  [3, 6],
  [1.5, 3],
  [0.5, 1],
  [0.3, 1],
])('a pen of %s ml falls back to %s doses', (volume, doses) => {
  expect(fallbackDosesPerPen(volume)).toBe(doses);
});

test.each([
  [0.5, 2],
  [0.6, 2],
  [2, 8],
  [0.2, 1],
])('a vial of %s ml falls back to %s doses', (volume, doses) => {
  expect(defaultDosesPerVial(volume)).toBe(doses);
});

test.each([
  [2.4, 4.1667, 10],
  [2.4, 8.3333, 20],
  [2.4, 16.6667, 40],
  [2.4, 20.8333, 50],
  [1.5, 1.34, 2.01],
  [3, 2.27, 6.81],
])('%s ml of %s mg/ml hold %s mg', (volume, concentration, mg) => {
  expect(mgIn(volume, concentration)).toBe(mg);
});

test('ten-thousandths of a mg, and never -0', () => {
  expect(toUnits(0.1 + 0.2)).toBe(3000);
  expect(toMg(3000)).toBe(0.3);
  expect(toMg(-0)).toBe(0);
});
