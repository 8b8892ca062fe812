import { labelFrequency } from '@leveza/domain/side-effects/label-frequency.ts';
import { expect, test } from 'vitest';
import { LABEL_FREQUENCIES as rows } from '../label-frequencies.ts';

test('each row is said once, in Portuguese', () => {
  const keys = rows.map((row) => [row.product, row.indication, row.doseMg, row.effect].join());
  expect(new Set(keys).size).toBe(rows.length);
  for (const row of rows) {
    expect(row.dose).toBe(`${String(row.doseMg).replace('.', ',')} mg`);
    expect(row.source).not.toMatch(/memory|opened|AUD/);
    // The mark says it, and once is enough.
    expect(row.source).not.toMatch(/valor ainda não conferido|não verificado/);
    expect(row.placeboPercent === null || row.placeboPercent < row.percent).toBe(true);
  }
});

test.each([
  ['Ozempic', 'semaglutide', 1, 'nausea', 'Ozempic 1 mg', 20.3],
  ['Wegovy', 'semaglutide', 2.4, 'dysesthesia', 'Wegovy 2,4 mg', 6],
  ['Mounjaro KwikPen', 'tirzepatide', 10, 'injection_site', 'Mounjaro 10 mg', 8],
  ['Victoza', 'liraglutide', 1.8, 'nausea', 'Saxenda 3 mg', 39.3],
  ['Trulicity', 'dulaglutide', 1.5, 'fatigue', 'Trulicity 1,5 mg', 5.6],
] as const)('%s (%s) at %s mg, %s', (product, molecule, doseMg, effect, of, percent) => {
  const row = labelFrequency(rows, { product, molecule, doseMg, effect })!;
  expect([`${row.product} ${row.dose}`, row.percent]).toEqual([of, percent]);
});
