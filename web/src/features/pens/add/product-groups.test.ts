import { expect, test } from 'vitest';
import { MOUNJARO, OZEMPIC } from '../../../testing/pens.ts';
import { searched } from './product-groups.ts';

test.each([
  ['ozempic 1mg', ['Ozempic']],
  ['caneta ozempic', ['Ozempic']],
  ['canetas de mounjaro', ['Mounjaro']],
  ['ozempik', ['Ozempic']],
  ['caneta', ['Ozempic', 'Mounjaro']],
  ['ozempic 9mg', []],
])('%j finds %j', (typed, names) => {
  expect(searched([OZEMPIC, MOUNJARO], typed).map(({ name }) => name)).toEqual(names);
});
