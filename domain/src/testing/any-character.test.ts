import { sample, string } from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from './any-character.ts';

test('the last characters of Unicode are among them, and half a character is not', () => {
  const characters = sample(anyCharacter, { numRuns: 2000, seed: 1 });
  expect(characters.every((text) => text.isWellFormed())).toBe(true);
  expect(characters).toContain('\u{10ffff}');
  expect(characters).toContain('\0');
});

test.each(['\0', '\ud7ff', '\ue000', '\u{10ffff}'])('%j can be shrunk', (character) => {
  expect(anyCharacter.canShrinkWithoutContext(character)).toBe(true);
});

test.each(['ab', '', 1])('%j is no character', (value) => {
  expect(anyCharacter.canShrinkWithoutContext(value)).toBe(false);
});

test('names that every object has are among the texts', () => {
  const texts = sample(string({ unit: anyCharacter, maxLength: 40 }), { numRuns: 3000, seed: 1 });
  expect(texts.filter((text) => /__proto__|toString|valueOf/.test(text))).not.toEqual([]);
});
