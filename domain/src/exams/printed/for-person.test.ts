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
