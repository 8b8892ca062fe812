import { expect, test } from 'vitest';
import { inputOf } from './effect-input.ts';
import { anEffect } from './testing/samples.ts';

test('answers that made a red flag go with an effect that is taken back, and none with a plain one', () => {
  const answers = { yes: ['mood' as const], no: [] };
  expect(inputOf(anEffect({ answers }))).toMatchObject({ answers });
  expect(inputOf(anEffect())).not.toHaveProperty('answers');
});
