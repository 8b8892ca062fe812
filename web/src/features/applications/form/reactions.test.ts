import { expect, test } from 'vitest';
import { hasReaction, toggleReaction } from './reactions.ts';

test.each([
  [null, 'Coceira', 'Coceira'],
  ['Coceira', 'Caroço', 'Coceira, Caroço'],
  ['Coceira, Caroço', 'Coceira', 'Caroço'],
  ['coceira', 'Coceira', null],
  ['ardeu um pouco', 'Coceira', 'ardeu um pouco, Coceira'],
])('%s with a press on %s becomes %s', (before, pressed, after) => {
  expect(toggleReaction(before, pressed)).toBe(after);
});

test('a word inside of a sentence is no answer of its own', () => {
  expect(hasReaction('muita coceira', 'Coceira')).toBe(false);
  expect(hasReaction('Caroço, coceira', 'Coceira')).toBe(true);
});
