import { describe, expect, test } from 'vitest';
import { type LastDose, suggestDose, type SuggestiblePen } from './suggest.ts';

const mounjaro = (mg: number): SuggestiblePen => ({
  id: `pen-${mg}`,
  molecule: 'tirzepatide',
  name: 'Mounjaro',
  catalogId: `mounjaro-${mg}`,
  isProhibited: false,
  status: 'sealed',
  dosesLeft: 1,
  usableUntil: '2027-06-30',
  currentDoseMg: mg,
  doseSetAt: null,
  addedAt: new Date('2026-11-10T12:00:00Z'),
  unitMg: mg,
  remainingMg: mg,
  largestInjectionMg: mg,
  injectionsLeft: 1,
  openMg: 0,
  purchaseDate: '2026-10-01',
  presentation: 'single-dose-pen',
  doseOptionsMg: [mg],
});
const last: LastDose = {
  penId: 'gone',
  catalogId: 'mounjaro-5',
  molecule: 'tirzepatide',
  doseMg: 5,
  appliedAt: new Date('2026-11-08T12:00:00Z'),
  createdAt: new Date('2026-11-08T12:00:00Z'),
};
const suggest = (pens: SuggestiblePen[], changes: Partial<LastDose> = {}) =>
  suggestDose({ pens, last: { ...last, ...changes }, today: '2026-11-15' });
const nothing = { penId: null, doseMg: null };

describe('a strength that is only at home', () => {
  test('neither lowers nor raises the dose, and is named apart', () => {
    expect(suggest([mounjaro(2.5)])).toEqual({ ...nothing, otherDosesMg: [2.5] });
    expect(suggest([mounjaro(7.5)])).toEqual({ ...nothing, otherDosesMg: [7.5] });
    expect(suggest([mounjaro(7.5), mounjaro(2.5)])).toEqual({ ...nothing, otherDosesMg: [2.5, 7.5] });
    expect(suggest([mounjaro(2.5), mounjaro(5)])).toEqual({ penId: 'pen-5', doseMg: 5, otherDosesMg: [] });
  });

  test('is no dose after a slip either', () => {
    expect(suggest([mounjaro(2.5)], { isSlip: true })).toEqual({ ...nothing, otherDosesMg: [] });
  });

  test('comes with the plan that says it', () => {
    const planned = { doseMg: 7.5, molecule: 'tirzepatide' } as const;
    const on = (pens: SuggestiblePen[]) => suggestDose({ pens, last, planned, today: '2026-11-15' });
    expect(on([mounjaro(5), mounjaro(7.5)])).toEqual({ penId: 'pen-7.5', doseMg: 7.5, otherDosesMg: [] });
    expect(on([mounjaro(5)])).toEqual({ penId: null, doseMg: 7.5, otherDosesMg: [5] });
  });
});

describe('a product that gives several doses', () => {
  const ozempic = {
    ...mounjaro(2),
    id: 'ozempic',
    molecule: 'semaglutide',
    name: 'Ozempic',
    catalogId: 'ozempic-025-05',
    presentation: 'multi-dose-pen',
    currentDoseMg: null,
    doseOptionsMg: [0.25, 0.5],
  } as const;
  const of1 = { catalogId: 'ozempic-1', molecule: 'semaglutide', doseMg: 1 } as const;

  test('goes on with a dose that the patient chose for it since the last one', () => {
    expect(suggest([{ ...ozempic, currentDoseMg: 0.5 }], of1)).toMatchObject({
      penId: 'ozempic',
      doseMg: 0.5,
    });
    const before = { ...ozempic, addedAt: new Date('2026-09-01T12:00:00Z'), currentDoseMg: 0.5 };
    expect(suggest([before], of1)).toEqual({ ...nothing, otherDosesMg: [0.25, 0.5] });
    const set = { ...before, doseSetAt: new Date('2026-11-09T12:00:00Z') };
    expect(suggest([set], of1)).toMatchObject({ penId: 'ozempic', doseMg: 0.5 });
  });

  test('goes on with the last dose where it gives that one', () => {
    const old = { ...ozempic, addedAt: new Date('2026-09-01T12:00:00Z'), currentDoseMg: 0.25 };
    expect(suggest([old], { ...of1, catalogId: 'extensior-025-05', doseMg: 0.5 })).toMatchObject({
      penId: 'ozempic',
      doseMg: 0.5,
    });
  });
});
