import { describe, expect, test } from 'vitest';
import { indexText, wordsOf } from './search-words.ts';

describe('words', () => {
  test.each([
    ['Ômega-3', ['omega', '3']],
    ['Vitamina D3 7.000 UI', ['vitamina', 'd3', '7000', 'ui']],
    ['2,5 mg/ml', ['2,5', 'mg', 'ml']],
    ['2.5 mg', ['2,5', 'mg']],
    ['1.234,5', ['1234,5']],
    ['Vitaminas A, D e E', ['vitaminas', 'a', 'd', 'e', 'e']],
    ['  ÁCIDO   Fólico ', ['acido', 'folico']],
    ["' or 1=1 --", ['or', '1', '1']],
    ['%_%|\\', []],
    ['💊', []],
    [null, []],
    ['x'.repeat(300), ['x'.repeat(40)]],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

const others = (product: Parameters<typeof indexText>[0]) => indexText(product).split('|')[1]!.split(' ');

describe('what a product is found by', () => {
  const nothing = { brand: null, subCategory: null, activeIngredient: null, searchTerms: [] };
  test('its name stands first, as it is', () => {
    expect(indexText({ ...nothing, name: 'Dipirona de Dipirona 1 g' })).toMatch(
      /^dipirona de dipirona 1 g\|/,
    );
  });

  test('brand, ingredient, search terms, and the category by its code and its label', () => {
    const words = others({
      name: 'Super',
      brand: 'Vitafor',
      activeIngredient: 'Óleo de peixe',
      subCategory: 'ANTI_INFLAMMATORY',
      searchTerms: ['EPA DHA'],
    });
    for (const word of [
      'vitafor',
      'oleo',
      'peixe',
      'inflammatory',
      'inflamatorio',
      'antiinflamatorio',
      'dha',
    ])
      expect(words).toContain(word);
  });

  test.each([
    ['Ômega 3', 'omega3'],
    ['Omega3', 'omega'],
    ['Pré-treino', 'pretreino'],
    ['L-Teanina', 'lteanina'],
  ])('%s is also found by %s', (name, word) => {
    expect(others({ ...nothing, name })).toContain(word);
  });

  test('a patient cannot make the index arbitrarily large', () => {
    const searchTerms = Array.from({ length: 50 }, (_, n) =>
      Array.from({ length: 60 }, (__, m) => `p${n}x${m}`).join(' '),
    );
    expect(others({ ...nothing, name: 'Muito', searchTerms }).length).toBeLessThanOrEqual(100);
  });
});
