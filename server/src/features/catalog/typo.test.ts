import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneTypo, typoKeys } from './typo.ts';

describe('one slip of the finger', () => {
  test.each([
    ['diprona', 'dipirona', true],
    ['dipirrona', 'dipirona', true],
    ['dipirova', 'dipirona', true],
    ['vitamnia', 'vitamina', true],
    ['omga', 'omega', true],
    ['ozempik', 'ozempic', true],
    ['itamina', 'vitamina', true],
    ['vitaminas', 'vitamina', true],
    ['vitamina', 'vitamina', false],
    ['vtamna', 'vitamina', false],
    ['animativ', 'vitamina', false],
    ['ab', 'ba', true],
    ['abc', 'cba', false],
    ['aa', 'aaa', true],
    ['', 'a', true],
    ['', 'ab', false],
  ])('%s for %s: %s', (typed, meant, is) => {
    expect(isOneTypo(typed, meant)).toBe(is);
    expect(isOneTypo(meant, typed)).toBe(is);
  });
});

const letter = fc.constantFrom('a', 'b', 'c', 'é', '𝒜');
const word = fc.array(letter, { minLength: 1, maxLength: 8 });

test('whatever slip is made, the two words share a key', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      letter,
      fc.constantFrom('add', 'drop', 'change', 'swap'),
      (letters, at, other, slip) => {
        const place = at % letters.length;
        const typed = [...letters];
        if (slip === 'add') typed.splice(place, 0, other);
        if (slip === 'drop') typed.splice(place, 1);
        if (slip === 'change') typed[place] = other;
        if (slip === 'swap') typed.splice(place, 2, ...typed.slice(place, place + 2).toReversed());
        const [a, b] = [typed.join(''), letters.join('')];
        fc.pre(a !== b);
        expect(isOneTypo(a, b)).toBe(true);
        expect(typoKeys(a).some((key) => typoKeys(b).includes(key))).toBe(true);
      },
    ),
  );
});
