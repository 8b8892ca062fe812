import { expect, test } from 'vitest';
import { printedValue, rangeFor } from './for-person.ts';

test.each([
  ['H 13 a 17 M 12 a 16', [13, 17], [12, 16]],
  ['H: 13 a 17; M: 12 a 16', [13, 17], [12, 16]],
  ['M: 13 a 17 F: 12 a 16', [13, 17], [12, 16]],
  ['M 13 a 17 F 12 a 16', [13, 17], [12, 16]],
  ['Homens: 13 a 17 M: 12 a 16', [13, 17], [12, 16]],
  ['M: 13 a 17 Feminino: 12 a 16', [13, 17], [12, 16]],
  ['M 18 a 60 anos: 13 a 17; F 18 a 60 anos: 12 a 16', [13, 17], [12, 16]],
  ['M 12 a 16', [12, 16], [12, 16]],
  ['F: 12 a 16', null, [12, 16]],
])('%s', (text, man, woman) => {
  const limits = (sex: 'F' | 'M') => {
    const range = rangeFor(text, { sex, age: 40 });
    return range && [range.low, range.high];
  };
  expect([limits('M'), limits('F')]).toEqual([man, woman]);
});

test('letters of the sexes choose nothing where the sex is not known', () => {
  expect(rangeFor('H 13 a 17 M 12 a 16', { sex: null, age: 40 })).toBeNull();
});

test.each(['< 100; 100 a 125; > 125', '< 20; 20 a 30; > 30'])('%s may be grades: none is normal', (text) => {
  expect(rangeFor(text, { sex: 'F', age: 40 })).toBeNull();
});

test.each([
  [71, 10, 291],
  [29, 6, 159],
  [50, null, null],
] as const)('the range of the menopause is chosen by an age of %i', (age, low, high) => {
  const text = 'Homens: 22 a 322; Mulheres pré-menopausa: 6 a 159; Mulheres pós-menopausa: 10 a 291';
  const range = rangeFor(text, { sex: 'F', age });
  expect([range?.low ?? null, range?.high ?? null]).toEqual([low, high]);
});

test.each([
  [8, 7, 140],
  [40, 22, 322],
] as const)('children have their own range: at %i years', (age, low, high) => {
  const text = 'Crianças: 7 a 140; Homens: 22 a 322; Mulheres: 10 a 291';
  expect(rangeFor(text, { sex: 'M', age })).toMatchObject({ low, high });
  // The range of men is not a boy's.
  expect(rangeFor('Homens: 22 a 322; Mulheres: 10 a 291', { sex: 'M', age: 8 })).toBeNull();
});

test("the name of LH is no phase of a cycle, and 'alterada' no normal range", () => {
  const lh = 'Hormônio luteinizante, homens: 1,7 a 8,6';
  expect(rangeFor(lh, { sex: 'M', age: 40 })).toMatchObject({ low: 1.7, high: 8.6 });
  expect(rangeFor('alterada: 100 a 125 mg/dL', { sex: 'F', age: 40 })).toBeNull();
});

test.each([
  ['Após 120 min: 70 a 139 mg/dL', 70, 139],
  ['mL/min: 88 a 128', 88, 128],
  ['Mín. 70', 70, null],
  ['Mínimo: 70', 70, null],
])('minutes are no minimum: %s', (text, low, high) => {
  expect(rangeFor(text, { sex: 'F', age: 40 })).toMatchObject({ low, high });
});

test('goals by the risk of the heart are those of a low one', () => {
  const goals =
    'Baixo: Inferior a 130; Intermediário: Inferior a 100; Alto: Inferior a 70; Muito alto: Inferior a 50';
  expect(rangeFor(goals, { sex: 'F', age: 40 })).toMatchObject({ low: null, high: 130 });
  const grades = 'Baixo: Inferior a 20; Intermediário: 20 a 30; Alto: Superior a 30';
  expect(rangeFor(grades, { sex: 'F', age: 40 })).toBeNull();
});

test.each(['Ovulação: 14 a 95,6', 'Periovulatório: 14 a 95,6', 'Pico do meio: 14 a 95,6'])(
  '%s beside other phases is a phase, and none is chosen',
  (phase) => {
    const phases = `Mulheres Fase folicular: 2,4 a 12,6; Mulheres ${phase}; Mulheres Fase lútea: 1 a 11,4`;
    expect(rangeFor(phases, { sex: 'F', age: 32 })).toBeNull();
  },
);

test.each([
  ['< 9', 9, '<'],
  ['Superior a 1.000', 1000, '>'],
  ['INFERIOR A 0,5', 0.5, '<'],
  ['Inferior a: 0,5', 0.5, '<'],
  ['Inferior ou igual a 0,5', 0.5, '<='],
  ['Menor ou igual a: 0,5', 0.5, '<='],
  ['igual ou superior a 60', 60, '>='],
  ['Maior do que 90', 90, '>'],
  ['acima de 40', 40, '>'],
])('the value %s', (text, value, comparator) => {
  expect(printedValue(text)).toMatchObject({ value, comparator });
});
