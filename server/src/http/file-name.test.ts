import { expect, test } from 'vitest';
import { savedName, shownName } from './file-name.ts';

test.each([
  ['receita.pdf', 'application/pdf', 'receita.pdf'],
  ['Laudo de março.PDF', 'application/pdf', 'Laudo de março.PDF'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['exame\u202Egnp.exe', 'image/png', 'examegnp.exe.png'],
  ['\u2066a\u2069\u200F.png', 'image/png', 'a.png'],
  ['foto', 'image/jpeg', 'foto.jpg'],
  ['leveza.zip', 'application/zip', 'leveza.zip'],
])('%j of %s is saved as %s', (name, type, expected) => expect(savedName(name, type)).toBe(expected));

test('line breaks and lone surrogates are not shown', () => {
  expect(shownName('a\r\nb\uD800')).toBe('ab\uFFFD');
});
