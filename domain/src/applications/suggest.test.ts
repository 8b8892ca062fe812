import { describe, expect, test } from 'vitest';
import { type LastDose, suggestDose, type SuggestiblePen } from './suggest.ts';

const ozempic: SuggestiblePen = {
  id: 'ozempic',
  molecule: 'semaglutide',
  name: 'Ozempic',
  catalogId: 'ozempic-025-05',
  isProhibited: false,
  status: 'sealed',
  dosesLeft: 4,
  usableUntil: '2027-06-30',
  currentDoseMg: null,
  doseSetAt: null,
  addedAt: new Date('2026-10-01T12:00:00Z'),
  unitMg: 2,
  remainingMg: 2,
  largestInjectionMg: 2,
  injectionsLeft: 4,
  openMg: 0,
  purchaseDate: '2026-10-01',
  presentation: 'multi-dose-pen',
  doseOptionsMg: [0.25, 0.5],
};
const open = { ...ozempic, id: 'open', status: 'open', openMg: 1 } as const;
const strong = { ...ozempic, id: 'strong', catalogId: 'ozempic-1', unitMg: 4, doseOptionsMg: [1] };
const mounjaro: SuggestiblePen = {
  ...ozempic,
  id: 'mounjaro',
  molecule: 'tirzepatide',
  name: 'Mounjaro',
  catalogId: 'mounjaro-5',
  unitMg: 5,
  remainingMg: 5,
  largestInjectionMg: 5,
  injectionsLeft: 1,
  presentation: 'single-dose-pen',
  doseOptionsMg: [5],
};
const prohibited = { ...mounjaro, id: 'tg', catalogId: 'tg', isProhibited: true };
const unknown = { ...ozempic, id: 'unknown', molecule: null, catalogId: null, doseOptionsMg: [] };

const last: LastDose = {
  penId: 'gone',
  catalogId: 'ozempic-025-05',
  molecule: 'semaglutide',
  doseMg: 0.5,
  appliedAt: new Date('2026-11-08T12:00:00Z'),
  createdAt: new Date('2026-11-08T12:00:00Z'),
};
const nothing = { penId: null, doseMg: null };
const suggest = (pens: SuggestiblePen[], lastDose: LastDose | null = last) => {
  const { penId, doseMg } = suggestDose({ pens, last: lastDose, today: '2026-11-15' });
  return { penId, doseMg };
};

describe('the pen', () => {
  test.each<[string, SuggestiblePen[], string | null]>([
    ['the open one before the sealed', [ozempic, open], 'open'],
    ['a sealed one before one of a listed lot', [{ ...open, isCounterfeit: true }, ozempic], 'ozempic'],
    ['one of a listed lot where it is the only one', [{ ...open, isCounterfeit: true }], 'open'],
    ['a sealed one when the open one is too empty', [{ ...open, dosesLeft: 0 }, ozempic], 'ozempic'],
    [
      'of two sealed, the one that ends first',
      [ozempic, { ...ozempic, id: 'b', usableUntil: '2027-01-31' }],
      'b',
    ],
    [
      'one that ends before one that has no date',
      [{ ...ozempic, id: 'a', usableUntil: null }, ozempic],
      'ozempic',
    ],
    [
      'the older purchase of two that are alike',
      [ozempic, { ...ozempic, id: 'z', purchaseDate: '2026-09-01' }],
      'z',
    ],
    [
      'the same medicine before another strength',
      [{ ...strong, status: 'open', openMg: 4 }, ozempic],
      'ozempic',
    ],
    ['no other strength, also when nothing else is left', [strong], null],
    ['another product that gives the last dose', [{ ...ozempic, catalogId: 'extensior-025-05' }], 'ozempic'],
    ['the pen on its last day', [{ ...open, usableUntil: '2026-11-15' }], 'open'],
    ['no expired one', [{ ...open, usableUntil: '2026-11-14' }], null],
    ['no empty one', [{ ...open, status: 'empty', dosesLeft: 0 }], null],
    ['no other molecule', [mounjaro], null],
    ['no prohibited one', [{ ...ozempic, isProhibited: true }], null],
    ['nothing of nothing', [], null],
  ])('%s', (_, pens, penId) => {
    expect(suggest(pens).penId).toBe(penId);
  });

  test('a slip is not suggested again, the dose of the pen is', () => {
    expect(suggest([ozempic], { ...last, isSlip: true }).doseMg).toBeNull();
    expect(suggest([{ ...ozempic, currentDoseMg: 0.25 }], { ...last, isSlip: true }).doseMg).toBe(0.25);
  });

  test('the one in hand, of two that are open', () => {
    const other = { ...open, id: 'other', usableUntil: '2026-12-01' };
    expect(suggest([other, open], { ...last, penId: 'open' }).penId).toBe('open');
    expect(suggest([other, open]).penId).toBe('other');
  });

  test('whatever is at home before the first dose, or after one of an unknown medicine', () => {
    expect(suggest([mounjaro, open], null).penId).toBe('open');
    expect(suggest([prohibited], null)).toEqual(nothing);
    expect(
      suggest([mounjaro], {
        penId: null,
        catalogId: null,
        molecule: null,
        doseMg: 1,
        appliedAt: last.appliedAt,
        createdAt: last.appliedAt,
      }).penId,
    ).toBe('mounjaro');
  });

  test('none at all after a prohibited one', () => {
    const fromIt: LastDose = {
      penId: 'tg',
      catalogId: 'tg',
      molecule: 'tirzepatide',
      doseMg: 5,
      appliedAt: last.appliedAt,
      createdAt: last.appliedAt,
    };
    expect(suggest([prohibited, mounjaro], fromIt)).toEqual(nothing);
    expect(suggest([mounjaro], { ...fromIt, isProhibited: true })).toEqual(nothing);
  });
});

describe('the dose', () => {
  test.each<[string, SuggestiblePen, LastDose | null, number | null]>([
    ['the raised one, not the one the pen was added with', { ...open, currentDoseMg: 0.25 }, last, 0.5],
    [
      'the one set for the pen since the last dose',
      { ...open, currentDoseMg: 0.25, doseSetAt: new Date('2026-11-10T12:00:00Z') },
      last,
      0.25,
    ],
    [
      'the pen’s own where the last one is no step of it',
      { ...open, currentDoseMg: 0.25 },
      { ...last, doseMg: 0.3 },
      0.25,
    ],
    ['else the last one', open, last, 0.5],
    ['not one the pen has no step for', open, { ...last, doseMg: 0.3 }, null],
    ['not more than is in it', { ...open, openMg: 0.4 }, last, null],
    ['exactly what is in it', { ...open, openMg: 0.1 + 0.2 + 0.2 }, last, 0.5],
    ['the whole of a single-dose pen', mounjaro, null, 5],
    ['the whole of an unknown single-dose pen', { ...mounjaro, doseOptionsMg: [] }, null, 5],
    ['none of many before the first dose', open, null, null],
    ['none of an unknown pen', unknown, null, null],
    [
      'not the mg of another unknown medicine',
      unknown,
      {
        penId: 'x',
        catalogId: null,
        molecule: null,
        doseMg: 1,
        appliedAt: last.appliedAt,
        createdAt: last.createdAt,
      },
      null,
    ],
    [
      'the last one of the same unknown pen',
      unknown,
      {
        penId: 'unknown',
        catalogId: null,
        molecule: null,
        doseMg: 1,
        appliedAt: last.appliedAt,
        createdAt: last.createdAt,
      },
      1,
    ],
  ])('%s', (_, pen, lastDose, doseMg) => {
    expect(suggest([pen], lastDose)).toEqual({ penId: pen.id, doseMg });
  });
});

describe('a dose of several injections', () => {
  const wegovy: SuggestiblePen = {
    ...ozempic,
    id: 'wegovy',
    name: 'Wegovy',
    catalogId: 'wegovy-24',
    unitMg: 9.6,
    remainingMg: 9.6,
    largestInjectionMg: 2.4,
    doseOptionsMg: [2.4],
    currentDoseMg: 2.4,
  };
  const lastOfIt = {
    ...wegovy,
    id: 'last',
    status: 'open',
    remainingMg: 2.4,
    openMg: 2.4,
    injectionsLeft: 1,
    dosesLeft: 1,
  } as const;
  const of72: LastDose = {
    penId: 'gone',
    catalogId: 'wegovy-24',
    molecule: 'semaglutide',
    doseMg: 7.2,
    appliedAt: last.appliedAt,
    createdAt: last.appliedAt,
  };
  const weak: SuggestiblePen = {
    ...mounjaro,
    catalogId: 'mounjaro-25',
    unitMg: 2.5,
    remainingMg: 2.5,
    largestInjectionMg: 2.5,
    currentDoseMg: 5,
    dosesLeft: 0,
    doseOptionsMg: [2.5],
  };

  test.each<[string, SuggestiblePen[], LastDose | null, string | null, number | null]>([
    ['continues, whatever the label of the pen', [wegovy], of72, 'wegovy', 7.2],
    ['begins with the rest of the open pen', [wegovy, { ...lastOfIt, dosesLeft: 0 }], of72, 'last', 7.2],
    ['is not suggested where the pens do not give it', [{ ...lastOfIt, dosesLeft: 0 }], of72, null, null],
    ['is not taken over from a slip', [wegovy], { ...of72, isSlip: true }, 'wegovy', 2.4],
    ['is no rule for another strength', [{ ...wegovy, catalogId: 'wegovy-17' }], of72, null, null],
    ['out of two single-dose pens', [weak, { ...weak, id: 'z' }], null, 'mounjaro', 5],
    ['not out of one of them', [weak], null, null, null],
  ])('%s', (_, pens, lastDose, penId, doseMg) => {
    expect(suggest(pens, lastDose)).toEqual({ penId, doseMg });
  });
});
