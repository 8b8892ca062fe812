import { expect, test } from 'vitest';
import { addSchema, blankValues } from './add-values.ts';

const TODAY = '2026-11-16';
const FILLED = { ...blankValues(TODAY), name: 'Ômega 3', dosage: '1 g', boxQuantity: 60 };

test('a box bought today is accepted, one bought on a day to come is refused at its field', () => {
  expect(addSchema(TODAY).safeParse(FILLED).success).toBe(true);
  const { error } = addSchema(TODAY).safeParse({ ...FILLED, purchaseDate: '2026-11-17' });
  expect(error?.issues).toMatchObject([
    { path: ['purchaseDate'], message: 'A data não pode estar no futuro.' },
  ]);
});
