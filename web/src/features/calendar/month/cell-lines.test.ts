import { expect, test } from 'vitest';
import { linesOf } from './cell-lines.ts';

const RETURN = 'Retorno com a endocrinologista';

test.each<[string, string[], number, number[]]>([
  ['short words keep one line each', ['Ozempic', '4 doses'], 4, [1, 1]],
  ['the words of one event take what they need', [RETURN], 4, [3]],
  ['and no more than there is', [RETURN, '4 doses'], 3, [2, 1]],
  ['the longest ones wrap, wherever they stand', ['Ozempic', 'Falta Glifage XR', '4 doses'], 4, [1, 2, 1]],
  ['two long ones share', [RETURN, RETURN], 4, [2, 2]],
  ['a full cell wraps none', [RETURN, RETURN, RETURN], 3, [1, 1, 1]],
  ['nothing needs nothing', [], 4, []],
])('%s', (_, texts, room, lines) => {
  expect(linesOf(texts, room)).toEqual(lines);
});
