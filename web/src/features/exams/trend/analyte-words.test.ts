import { expect, test } from 'vitest';
import { anAnalyte } from '../testing/samples.ts';
import { sinceStartText } from './analyte-words.ts';

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
