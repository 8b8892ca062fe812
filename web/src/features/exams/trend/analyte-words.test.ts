import { expect, test } from 'vitest';
import { anAnalyte, rowOf } from '../testing/samples.ts';
import { courseText, seriesOf, sinceStartText } from './analyte-words.ts';

const said = (text: string | null) => text?.replaceAll('\u00A0', ' ');

test('a value below what a laboratory measures is compared with none', () => {
  const [first, last] = anAnalyte().points;
  const analyte = anAnalyte({
    name: 'PCR',
    unit: 'mg/L',
    points: [
      { ...first!, amount: 5 },
      { ...last!, amount: 0.3, comparator: '<' },
    ],
    sinceStart: { from: first!.date, to: last!.date, before: 5, after: 0.3, difference: -4.7 },
  });
  expect(said(sinceStartText(analyte))).toBe('De 5 em 10/01/2026 para < 0,3 mg/L em 10/06/2026.');
  expect(said(sinceStartText({ ...analyte, sinceStart: null }))).toBe(
    'De 5 em 10/01/2026 para < 0,3 mg/L em 10/06/2026.',
  );
});

test('the small line says the sign of a value below what is measured', () => {
  const [first, last] = anAnalyte().points;
  const row = rowOf(
    anAnalyte({ name: 'PCR', unit: 'mg/L', points: [{ ...first!, amount: 0.3, comparator: '<' }, last!] }),
  );
  expect(said(courseText(row))).toBe('PCR: de < 0,3 em 10/01/2026 a 98 mg/L em 10/06/2026');
});

test.each([
  ['glicose', 5, 'mmol/L', null],
  ['lipoproteina_a', 80, 'nmol/L', 'nmol/L'],
  ['glicose', 98, null, null],
  ['urina_nitrito', null, null, null],
  ['de_outro_aplicativo', 7, 'kg', 'kg'],
])('%s %s %s stands on the line %s', (key, valueNumber, unit, series) => {
  expect(seriesOf({ key, valueNumber, unit })).toBe(series);
});
