import { expect, test } from 'vitest';
import type { EffectType } from './effect-types.ts';
import { type Indication, labelFrequency, type LabelRow } from './label-frequency.ts';

interface Row extends LabelRow {
  percent: number;
}

function row(
  [product, molecule]: readonly [string, string],
  indication: Indication | null,
  doseMg: number,
  effect: EffectType,
  percent: number,
): Row {
  return { product, molecule, indication, doseMg, effect, percent };
}

const OZEMPIC = ['Ozempic', 'semaglutide'] as const;
const WEGOVY = ['Wegovy', 'semaglutide'] as const;
const MOUNJARO = ['Mounjaro', 'tirzepatide'] as const;

const rows = [
  row(OZEMPIC, 'diabetes', 0.5, 'nausea', 15.8),
  row(OZEMPIC, 'diabetes', 1, 'nausea', 20.3),
  row(WEGOVY, 'obesity', 2.4, 'nausea', 44),
  row(WEGOVY, 'obesity', 2.4, 'headache', 14),
  row(WEGOVY, 'obesity', 2.4, 'dysesthesia', 6),
  row(WEGOVY, 'obesity', 7.2, 'dysesthesia', 22),
  row(MOUNJARO, 'obesity', 5, 'nausea', 25),
  row(MOUNJARO, 'obesity', 5, 'diarrhea', 19),
  row(MOUNJARO, 'obesity', 10, 'diarrhea', 21),
  row(MOUNJARO, 'diabetes', 5, 'nausea', 12),
  row(MOUNJARO, 'diabetes', 5, 'diarrhea', 12),
  row(MOUNJARO, 'diabetes', 10, 'decreased_appetite', 10),
];

test.each<[string, string | null, string | null, number | null, EffectType, number | null]>([
  ['the same dose', 'Ozempic', 'semaglutide', 1, 'nausea', 20.3],
  ['the nearest dose', 'Ozempic', 'semaglutide', 0.25, 'nausea', 15.8],
  ['the nearest from above', 'Ozempic', 'semaglutide', 2, 'nausea', 20.3],
  ['the own product before the nearer dose of another', 'Wegovy', 'semaglutide', 1, 'nausea', 44],
  ['another of the molecule', 'Ozempic', 'semaglutide', 0.5, 'headache', 14],
  ['of two doses the own', 'Wegovy', 'semaglutide', 2.4, 'dysesthesia', 6],
  ['a product without rows', 'Ozivy', 'semaglutide', 1, 'nausea', 20.3],
  ['a form of the product', 'Mounjaro KwikPen', 'tirzepatide', 10, 'decreased_appetite', 10],
  ['capitals', 'OZEMPIC', null, 1, 'nausea', 20.3],
  ['a name that only begins alike', 'Mounjaroides', null, 10, 'nausea', null],
  ['no dose', 'Ozempic', 'semaglutide', null, 'nausea', 15.8],
  ['an effect the label is silent about', 'Wegovy', 'semaglutide', 2.4, 'hair_loss', null],
  ['a prohibited product', 'TG (tirzepatida)', null, 5, 'nausea', null],
  ['nothing in use', null, null, null, 'nausea', null],
])('%s', (_, product, molecule, doseMg, effect, percent) => {
  expect(labelFrequency(rows, { product, molecule, doseMg, effect })?.percent ?? null).toBe(percent);
});

test.each([
  ['Ozempic', 'nausea', true],
  ['Ozempic', 'headache', false],
  ['Ozivy', 'nausea', false],
] as const)('%s, %s: of the product itself is %s', (product, effect, isOfProduct) => {
  const asked = { product, molecule: 'semaglutide', doseMg: 1, effect };
  expect(labelFrequency(rows, asked)?.isOfProduct).toBe(isOfProduct);
});

test.each<[EffectType, Indication | null, number]>([
  ['diarrhea', 'obesity', 19],
  ['diarrhea', 'diabetes', 12],
  ['decreased_appetite', 'obesity', 10],
  // Without an indication the order of the file decides.
  ['diarrhea', null, 19],
  ['nausea', null, 25],
])('%s of tirzepatide for %s', (effect, indication, percent) => {
  const asked = { product: 'Mounjaro', molecule: 'tirzepatide', doseMg: 5, effect, indication };
  expect(labelFrequency(rows, asked)?.percent).toBe(percent);
});
