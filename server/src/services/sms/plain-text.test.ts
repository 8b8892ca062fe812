import { expect, test } from 'vitest';
import { MOST_CHARACTERS, plainText } from './plain-text.ts';

test.each([
  ['Não é só você: ação, órgão, ê, ü, Ç', 'Nao e so voce: acao, orgao, e, u, C'],
  ['“Já” — às 8h… 💉', '"Ja" - as 8h...'],
  ['1ª dose · 2,5 mg\u{a0}(meia)', '1a dose - 2,5 mg (meia)'],
  ['{a}[b]~^\\|€`', "ab'"],
  ['  dois   espaços  ', 'dois espacos'],
  ['linha 1\nlinha 2', 'linha 1\nlinha 2'],
  ['https://leveza.example/r/a_b-C?x=1&y=2#z', 'https://leveza.example/r/a_b-C?x=1&y=2#z'],
  ['', ''],
])('%j is sent as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a longer text ends after a whole word and fits', () => {
  const link = 'https://leveza.example/r/abcdef';
  const words = 'palavra '.repeat(16); // 128 characters, the link goes beyond
  expect(plainText(words + link)).toBe(`${words.trim()}...`);
  expect(plainText('x'.repeat(500))).toHaveLength(MOST_CHARACTERS);
  expect(plainText('é'.repeat(MOST_CHARACTERS))).toBe('e'.repeat(MOST_CHARACTERS));
});
