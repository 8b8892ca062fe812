import { expect, test } from 'vitest';
import { findCounterfeit } from './counterfeit.ts';

const LOTS = [
  { lot: 'MP5C960', product: 'Ozempic' },
  { lot: '082024', product: 'Mounjaro' },
];

test.each([
  ['MP5C960', 'Ozempic', 'MP5C960'],
  ['mp5c 960', 'Ozempic 1 mg', 'MP5C960'],
  ['Lote: MP5-C960', 'OZEMPIC', 'MP5C960'],
  ['082024', 'Mounjaro KwikPen', '082024'],
  ['082024', 'Ozempic', undefined],
  ['MP5C96', 'Ozempic', undefined],
  ['XMP5C960', 'Ozempic', undefined],
  ['', 'Ozempic', undefined],
  [' - ', 'Ozempic', undefined],
  [null, 'Ozempic', undefined],
])('lot %j of %s', (lot, name, found) => {
  expect(findCounterfeit(lot, name, LOTS)?.lot).toBe(found);
});
