import { expect, test } from 'vitest';
import { aTypeCount } from '../testing/samples.ts';
import { readTypeChoice, typeChoiceOf, typeOptions } from './type-filter.ts';

test.each([
  [{ type: null, name: null }, 'all'],
  [{ type: 'nausea', name: null }, 'nausea'],
  [{ type: 'other', name: null }, 'other'],
  [{ type: 'other', name: 'Soluço: forte' }, 'other:Soluço: forte'],
] as const)('%j is chosen as %s, and back', (chosen, choice) => {
  expect(typeChoiceOf(chosen)).toBe(choice);
  expect(readTypeChoice(choice)).toEqual(chosen);
});

test('own effects are offered by their names, each once, and the chosen one however long ago it was', () => {
  const byType = [
    aTypeCount(),
    aTypeCount({ effectType: 'other', otherName: 'Soluço' }),
    aTypeCount({ effectType: 'other', otherName: 'Náusea' }),
  ];
  const own = (chosen: string | null) =>
    typeOptions(byType, chosen).flatMap(({ value, label }) => (value.startsWith('other:') ? [label] : []));
  expect(own(null)).toEqual(['Soluço', 'Náusea']);
  expect(own('soluco')).toEqual(['soluco', 'Náusea']);
  expect(own('Frio')).toEqual(['Soluço', 'Náusea', 'Frio']);
  expect(typeOptions([], null).map(({ label }) => label)).toHaveLength(21);
  expect(typeOptions([], null).at(-1)?.label).toBe('Outro');
});
