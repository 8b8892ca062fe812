import { expect, test } from 'vitest';
import { aTypeCount } from '../testing/samples.ts';
import { readTypeChoice, typeChoiceOf, typeOptions } from './type-filter.ts';

const ID = '0b1d2c3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

test.each([
  [{ type: undefined, own: undefined }, 'all'],
  [{ type: 'nausea', own: undefined }, 'nausea'],
  [{ type: 'other', own: undefined }, 'other'],
  [{ type: 'other', own: ID }, `other:${ID}`],
] as const)('%j is chosen as %s, and back', (chosen, choice) => {
  expect(typeChoiceOf(chosen)).toBe(choice);
  expect(readTypeChoice(choice)).toEqual(chosen);
});

test('own effects are offered by their names', () => {
  const byType = [aTypeCount(), aTypeCount({ id: ID, effectType: 'other', otherName: 'Soluço' })];
  const own = typeOptions(byType).filter(({ value }) => value.startsWith('other:'));
  expect(own).toEqual([{ value: `other:${ID}`, label: 'Soluço' }]);
  expect(typeOptions([])).toHaveLength(21);
  expect(typeOptions([]).at(-1)?.label).toBe('Outro');
});
