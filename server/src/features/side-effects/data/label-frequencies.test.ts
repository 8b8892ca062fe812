import { labelFrequency } from '@leveza/domain/side-effects/label-frequency.ts';
import { expect, test } from 'vitest';
import { LABEL_FREQUENCIES as rows } from '../label-frequencies.ts';

test('each row is said once, in Portuguese', () => {
  const keys = rows.map((row) => [row.product, row.indication, row.doseMg, row.effect].join());
  expect(new Set(keys).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.dose).toBe(`${String(row.doseMg).replace('.', ',')} mg`);
    // A figure is shown only where its table was read.
    expect(row.sources.map(({ readAs }) => readAs)).not.toContain('quoted');
    expect(row.ours).toBeNull();
    expect(row.placeboPercent === null || row.placeboPercent < row.percent).toBe(true);
  }
});

test.each([
  ['Ozempic', 'semaglutide', 1, 'nausea', 'Ozempic 1 mg', 20.3],
  ['Wegovy', 'semaglutide', 2.4, 'vomiting', 'Wegovy 2,4 mg', 24.5],
  ['Mounjaro KwikPen', 'tirzepatide', 10, 'injection_site', 'Mounjaro 10 mg', 8],
  ['Trulicity', 'dulaglutide', 1.5, 'fatigue', 'Trulicity 1,5 mg', 5.6],
] as const)('%s (%s) at %s mg, %s', (product, molecule, doseMg, effect, of, percent) => {
  const row = labelFrequency(rows, { product, molecule, doseMg, effect })!;
  expect([`${row.product} ${row.dose}`, row.percent]).toEqual([of, percent]);
});

test.each([
  ['Wegovy', 'semaglutide', 2.4, 'dysesthesia'],
  ['Saxenda', 'liraglutide', 3, 'nausea'],
  ['Victoza', 'liraglutide', 1.8, 'nausea'],
] as const)(
  'no table of %s (%s) at %s mg was read for %s: nothing is shown',
  (product, molecule, doseMg, effect) => {
    expect(labelFrequency(rows, { product, molecule, doseMg, effect })).toBeNull();
  },
);
