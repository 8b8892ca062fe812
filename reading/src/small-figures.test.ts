import { expect, test } from 'vitest';
import { unitOfPicture } from './picture-units.ts';
import { parseReport } from './parse-report.ts';
import { typedPage } from './testing/typed-page.ts';
import type { ReadPage } from './page.ts';

const read = (text: string) => parseReport([typedPage(text)], null);

test.each([
  ['1.020', '1.005 a 1.030', 1.02, 1.005, 1.03, 'normal'],
  ['1,020', '1.005 a 1.030', 1.02, 1.005, 1.03, 'normal'],
  ['1020', '1005 a 1030', 1020, 1005, 1030, 'normal'],
  ['1035', '1.005 a 1.030', 1035, 1.005, 1.03, 'high'],
])('a density of %s beside %s', (value, range, valueNumber, refLow, refHigh, flag) => {
  const { results } = read(`URINA TIPO I\nDensidade        ${value}        ${range}`);
  expect(results[0]).toMatchObject({ key: 'urina_densidade', valueNumber, refLow, refHigh, flag });
});

test('a day of registration is asked about, and comes after every other', () => {
  const results = 'Glicose      92 mg/dL      70 a 99';
  const registered = read(`Data de cadastro: 12/03/2019\n${results}`).examDate;
  expect(registered).toMatchObject({ value: '2019-03-12', doubt: expect.stringContaining('Confirme') });
  const issued = read(`Data de cadastro: 12/03/2019\nEmitido em: 14/05/2026\n${results}`).examDate;
  expect(issued.value).toBe('2026-05-14');
});

/** A page of a picture that both readers saw alike, with some words that were hard to read. */
function pictured(text: string, weak: readonly string[]): ReadPage {
  const page = typedPage(text);
  const words = page.words.map((word) => ({ ...word, confidence: weak.includes(word.text) ? 40 : 95 }));
  return { ...page, source: 'picture', words, second: words };
}

test('a weak value is doubted although its name holds the same digits, and its frame is around the value', () => {
  const text = '25-Hidroxivitamina D              25   ng/mL       20 a 60';
  const [result] = parseReport([pictured(text, ['25'])], null).results;
  expect(result).toMatchObject({ key: 'vitamina_d', value: '25', doubt: expect.stringContaining('imagem') });
  expect(result!.at!.x).toBeGreaterThan(0.3);
  expect(parseReport([pictured(text, [])], null).results[0]!.doubt).toBe('');
});

test('a garbled unit is not taken for one a million times smaller', () => {
  expect(unitOfPicture('jg/mL')).toBe('jg/mL');
  expect(unitOfPicture('pg/mL')).toBe('pg/mL');
  expect(unitOfPicture('pUl/mL')).toBe('µUI/mL');
});

test.each([
  ['70 a 190', 'normal', expect.stringContaining('só uma das duas')],
  ['70 a 99', 'high', ''],
])('a range %s that only one reader saw, where the usual one judges otherwise', (range, flag, doubt) => {
  const page = pictured(`Glicose                    130   mg/dL       ${range}`, []);
  const second = page.words.filter(({ left }) => left < 270);
  expect(parseReport([{ ...page, second }], null).results[0]).toMatchObject({ flag, doubt });
});
