import { expect, test } from 'vitest';
import type { DiabetesType } from '../profile/health.ts';
import { hasLowSugarRisk } from './hypoglycemia-risk.ts';

const of = (names: [string, string?][], diabetesType: DiabetesType | null = null) =>
  hasLowSugarRisk({
    medicines: names.map(([name, ingredients = '']) => ({ name, ingredients })),
    diabetesType,
  });

test.each<[string, string?]>([
  ['Gliclazida 30 mg', 'Gliclazida'],
  ['Diamicron MR 60 mg', 'Gliclazida'],
  ['Diamicron MR'],
  ['glicazida MR'],
  ['GLICLAZIDA'],
  ['Glimepirida'],
  ['Amaryl'],
  ['Glibenclamida 5 mg', 'Glibenclamida'],
  ['Glucovance', 'Cloridrato de metformina + glibenclamida'],
  ['Glipizida'],
  ['Clorpropamida'],
  ['Lantus', 'Insulina glargina'],
  ['Lantus'],
  ['Insulina NPH'],
  ['NPH'],
  ['Novolin N'],
  ['Minha caneta da noite', 'Insulína degludeca'],
  ['Insulinas'],
  ['Repaglinida', 'Repaglinida'],
  ['Prandin'],
  ['Starlix'],
  ['Xultophy'],
])('%s (%s) is one', (...medicine) => {
  expect(of([['Metformina 500 mg', 'Metformina'], medicine])).toBe(true);
  expect(of([medicine], 'NONE')).toBe(true);
});

test.each<[string, string?]>([
  ['Metformina 850 mg', 'Cloridrato de metformina'],
  ['Glifage XR', 'Metformina'],
  ['Jardiance', 'Empagliflozina'],
  ['Forxiga', 'Dapagliflozina'],
  ['Januvia', 'Sitagliptina'],
  ['Galvus Met', 'Vildagliptina + metformina'],
  ['Ozempic', 'Semaglutida'],
  ['Glicinato de magnésio'],
  ['Seringa de insulina 1 ml'],
  ['Agulha para caneta de insulina'],
  ['Berberina para resistência à insulina'],
  ['Inulina', 'Fibra'],
])('%s (%s) is none, yet proves nothing', (...medicine) => {
  expect(of([medicine])).toBeNull();
  expect(of([medicine], 'NONE')).toBe(false);
});

test.each<[DiabetesType | null, boolean | null]>([
  ['TYPE1', true],
  ['TYPE2', null],
  ['GESTATIONAL', null],
  ['PREDIABETES', null],
  ['NONE', false],
  [null, null],
])('nothing in the pharmacy, diabetes %s: %s', (diabetesType, expected) => {
  expect(of([], diabetesType)).toBe(expected);
});

test.each<[string, boolean | null]>([
  ['Insulina degludeca + liraglutida', true],
  ['Insulina glargina + lixisenatida', true],
  ['Liraglutida', null],
  ['Tirzepatida', null],
])('a pen with %s in use: %s', (ingredients, expected) => {
  expect(of([['Minha caneta', ingredients]])).toBe(expected);
});
