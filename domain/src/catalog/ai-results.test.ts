import { array, assert, constantFrom, double, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { rankResults, vitaminOrMineral } from './ai-results.ts';
import { searchText } from './search-text.ts';

const find = (name: string, brand: string | null, confidence: number) => ({ name, brand, confidence });

test('the same product once, by its most confident find, the surest first', () => {
  const results = [
    find('Ômega 3', 'Vitafor', 0.5),
    find('Vitamina D', null, 0.7),
    find('OMEGA 3', 'vitafor', 0.9),
    find('Ômega 3', 'Essential', 0.6),
    find('vitamina  d', '', 0.1),
  ];
  expect(rankResults(results)).toEqual([
    find('OMEGA 3', 'vitafor', 0.9),
    find('Vitamina D', null, 0.7),
    find('Ômega 3', 'Essential', 0.6),
  ]);
});

test('twelve at most, in order, none twice', () => {
  const result = record({
    name: string({ minLength: 1, maxLength: 1 }),
    brand: constantFrom('X', 'x', null),
    confidence: double({ min: 0, max: 1, noNaN: true }),
  });
  assert(
    property(array(result, { maxLength: 60 }), (results) => {
      const ranked = rankResults(results);
      const keys = ranked.map(({ name, brand }) => `${searchText(name)}|${searchText(brand)}`);
      expect(ranked.length).toBeLessThanOrEqual(12);
      expect(new Set(keys).size).toBe(keys.length);
      expect(ranked).toEqual(ranked.toSorted((a, b) => b.confidence - a.confidence));
    }),
  );
});

test.each([
  ['Cálcio + D3', 'MINERALS'],
  ['CALCIO 600', 'MINERALS'],
  ['Magnésio dimalato', 'MINERALS'],
  ['Zinco quelato', 'MINERALS'],
  ['Ferro bisglicinato', 'MINERALS'],
  ['Sulfato ferroso', 'MINERALS'],
  ['Vitamina D3', 'VITAMINS'],
  ['Polivitamínico', 'VITAMINS'],
  ['Oferro', 'VITAMINS'],
])('%s is among %s', (name, category) => {
  expect(vitaminOrMineral(name)).toBe(category);
});
