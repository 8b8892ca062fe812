import { expect, test } from 'vitest';
import { isWeakPassword } from './password.ts';

test.each([
  ['short 7', 'abc123!', true],
  ['common', 'Senha123', true],
  ['one sign', 'aaaaaaaaaa', true],
  ['two signs', 'abababab', true],
  ['a run', 'defghijk', true],
  ['a run backwards', '98765432', true],
  ['her e-mail', 'ana.souza@exemplo.com', true],
  ['her address', 'Ana.Souza', true],
  ['her name', 'anasouza', true],
  ['a sentence', 'gato subiu no telhado', false],
  ['mixed', 'kT7!mmpQ', false],
])('%s is weak: %s', (_, password, weak) => {
  expect(isWeakPassword(password, { email: 'ana.souza@exemplo.com', name: 'Ana Souza' })).toBe(weak);
});
