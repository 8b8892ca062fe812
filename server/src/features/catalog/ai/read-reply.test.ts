import { AiSearchInput, FoundProduct } from '@leveza/contract/catalog/search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelProduct } from '../../../testing/language-model.ts';
import { readReply } from './read-reply.ts';

const EAN = '7891000100103';
const supplement = AiSearchInput.parse({ query: 'vitamina d', ean: EAN });
const medicine = AiSearchInput.parse({ query: 'dor', type: 'medication' });

const reply = (...products: object[]) => JSON.stringify({ products });
const one = (other: Record<string, unknown>, asked = supplement) =>
  readReply(reply(modelProduct(other)), asked)[0];

test('a good answer is read whole', () => {
  expect(readReply(reply(modelProduct()), supplement)).toEqual([
    {
      name: 'Vitamina D3 2.000 UI',
      brand: 'Vitafor',
      dosage: '2.000 UI',
      form: 'CAPSULE',
      description: 'Vitamina D3 em cápsulas.',
      activeIngredient: 'Colecalciferol',
      packSize: 60,
      isPackSizeEstimated: false,
      indicatedFor: 'Manutenção dos níveis de vitamina D',
      dosageInstructions: '1 cápsula ao dia',
      contraindications: ['Hipercalcemia'],
      sideEffects: [],
      storageInstructions: 'Local seco e fresco',
      manufacturer: 'Vitafor',
      averagePrice: 49.9,
      prescriptionRequired: false,
      benefits: ['Ossos', 'Imunidade'],
      subCategory: 'VITAMINS',
      ean: null,
      confidence: 0.8,
      source: 'ai',
    },
  ]);
});

describe('the list is found', () => {
  const list = [modelProduct(), modelProduct({ name: 'Outra' })];
  const text = JSON.stringify({ products: list });
  test.each([
    ['as asked for', text],
    ['alone', JSON.stringify(list)],
    ['under another name', JSON.stringify({ total: 2, resultados: list })],
    ['in code fences', `\`\`\`json\n${text}\n\`\`\``],
    ['in code fences that never end', `\`\`\`json\n${text}`],
    ['between sentences', `Aqui estão:\n${text}\nEspero ter ajudado!`],
    ['with commas too many', text.replaceAll('}', ',}')],
    ['without its last brackets', text.slice(0, -2)],
  ])('%s', (_, written) => {
    expect(readReply(written, supplement).map(({ name }) => name)).toEqual(['Vitamina D3 2.000 UI', 'Outra']);
  });

  test('an answer cut in the middle keeps the whole products and drops the one that is not', () => {
    for (let end = 1; end < text.length; end += 1) {
      const names = readReply(text.slice(0, end), supplement).map(({ name }) => name);
      expect(names.every((name) => name === 'Vitamina D3 2.000 UI' || name === 'Outra')).toBe(true);
    }
    const cut = text.slice(0, text.lastIndexOf('"dosage"') + 12);
    expect(readReply(cut, supplement).map(({ name }) => name)).toEqual(['Vitamina D3 2.000 UI']);
  });

  test.each([
    ['Desculpe, não posso ajudar com isso.'],
    ['{}'],
    ['[]'],
    ['null'],
    ['{"products": "nenhum"}'],
    ['{"products": [1, null, "x", [], {}]}'],
    ['{"products": [{"name": "   "}, {"name": 5}, {"brand": "sem nome"}]}'],
    ['<html></html>'],
    ['{{{{'],
  ])('%s is no product', (written) => {
    expect(readReply(written, supplement)).toEqual([]);
  });
});

describe('a wrong field is put right or dropped', () => {
  test.each([
    ['form', 'tablet', 'form', 'TABLET'],
    ['form', 'Comprimido revestido', 'form', 'TABLET'],
    ['form', 'cápsulas', 'form', 'CAPSULE'],
    ['form', 'PATCH', 'form', null],
    ['form', 'CREAM', 'form', null],
    ['form', 7, 'form', null],
    ['packSize', '60 cápsulas', 'packSize', 60],
    ['averagePrice', 'R$ 1.234,50', 'averagePrice', 1234.5],
    ['averagePrice', -3, 'averagePrice', null],
    ['confidence', 95, 'confidence', 0.95],
    ['confidence', 'alta', 'confidence', 0.5],
    ['confidence', '80%', 'confidence', 0.8],
    ['confidence', -1, 'confidence', 0.5],
    ['confidence', undefined, 'confidence', 0.5],
    ['contraindications', 'Gestantes', 'contraindications', ['Gestantes']],
    ['sideEffects', ['Náusea', 3, null, ' '], 'sideEffects', ['Náusea']],
    ['sideEffects', { a: 1 }, 'sideEffects', []],
    ['prescription_required', 'yes', 'prescriptionRequired', true],
    ['prescription_required', null, 'prescriptionRequired', false],
    ['brand', '   ', 'brand', null],
    ['dosage', 500, 'dosage', '500'],
    ['name', 'Zinco\0 quelado', 'name', 'Zinco quelado'],
    ['subCategory', 'ANALGESIC', 'subCategory', 'VITAMINS'],
    ['subCategory', 'creatine', 'subCategory', 'CREATINE'],
    ['ean', '7896004769196', 'ean', null],
    ['ean', EAN, 'ean', EAN],
  ] as const)('%s %j', (field, value, key, expected) => {
    expect(one({ [field]: value })?.[key]).toEqual(expected);
  });

  test('an unknown box is estimated by form and price, and says so', () => {
    expect(one({ packSize: null, averagePrice: 22 })).toMatchObject({
      packSize: 60,
      isPackSizeEstimated: true,
    });
    expect(one({ packSize: 0, averagePrice: 90 })).toMatchObject({ packSize: 20, isPackSizeEstimated: true });
    expect(one({ packSize: 45 })).toMatchObject({ packSize: 45, isPackSizeEstimated: false });
  });

  test('description and benefits have the specified limits', () => {
    const found = one({
      description: 'Ajuda na absorção de cálcio. '.repeat(9),
      benefits: ['a'.repeat(80), 'b', 'c', 'd'],
    });
    expect(found!.description!.length).toBeLessThanOrEqual(120);
    expect(found!.description).toMatch(/\.$/);
    expect(found!.benefits).toHaveLength(3);
    expect(Math.max(...found!.benefits.map((benefit) => benefit.length))).toBeLessThanOrEqual(40);
  });

  test.each([
    [{ name: 'Losartana 50 mg', subCategory: 'ANALGESIC' }, 'ANTIHYPERTENSIVE'],
    [{ name: 'Marca nova', activeIngredient: 'Dipirona', subCategory: null }, 'ANALGESIC'],
    [{ name: 'Marca nova', activeIngredient: null, description: null, subCategory: 'VACCINE' }, 'VACCINE'],
    [{ name: 'Marca nova', activeIngredient: null, description: null, subCategory: 'X' }, null],
  ])('a medicine is what its name says: %j', (other, expected) => {
    expect(one(other, medicine)?.subCategory).toBe(expected);
  });

  test('a medicine may be a cream, and needs a prescription unless somebody says no', () => {
    expect(one({ form: 'CREAM', prescription_required: null }, medicine)).toMatchObject({
      form: 'CREAM',
      prescriptionRequired: true,
    });
  });
});

test('whatever a model writes, what is read keeps to the contract', () => {
  const anything = fc.record({ name: fc.string(), confidence: fc.anything(), benefits: fc.anything() });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(anything).map((list) => JSON.stringify(list) ?? ''),
      ),
      (written) => {
        for (const found of readReply(written, supplement)) expect(FoundProduct.parse(found)).toEqual(found);
      },
    ),
  );
});
