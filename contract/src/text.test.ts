import { expect, test } from 'vitest';
import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

test.each([
  ['  Ana  ', 'Ana'],
  ['Chá 🍵 de ervas', 'Chá 🍵 de ervas'],
])('%j is kept as %j', (typed, kept) => {
  expect(text(50).parse(typed)).toBe(kept);
});

test.each([String.fromCharCode(0), 'a\ud800b', 'x'.repeat(51)])('%j is refused', (typed) => {
  expect(text(50).safeParse(typed).success).toBe(false);
});

test.each([undefined, null, '', '   '])('%j is nothing', (typed) => {
  expect(optionalText(50).parse(typed)).toBeNull();
});

test.each([
  [z.string(), undefined, 'Preencha este campo.'],
  [z.number(), 'x', 'Valor em formato inválido.'],
  [z.string().max(3), 'abcd', 'Use no máximo 3 caracteres.'],
  [z.string().min(3), 'a', 'Escreva ao menos 3 caracteres.'],
  [z.number().min(0.5), 0, 'O valor mínimo é 0,5.'],
  [z.number().max(1000), 2000, 'O valor máximo é 1.000.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Informe no máximo 1.'],
  [z.enum(['a']), 'b', 'Escolha uma das opções.'],
])('what a schema itself says is Portuguese: %#', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});
