import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { spendingSections } from './spending.ts';

const NONE = {
  total: 1200.3,
  purchases: 12,
  unpriced: 0,
  byProduct: [],
  perMonth: 100.03,
  perKgLost: null,
  coming: null,
};

const monthsFrom = (year: number, count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    month: new Date(Date.UTC(year, nth)).toISOString().slice(0, 7),
    total: 10.1,
  }));

const barsOf = (count: number) => {
  const spending = { ...NONE, byMonth: monthsFrom(2016, count) };
  const [section] = spendingSections({ ...A_REPORT, spending }, false);
  return section!.blocks.find((block) => block.kind === 'bars')!;
};

test('two years are shown by the month, ten years by the year: a chart has one page at most', () => {
  expect(barsOf(24)).toMatchObject({ label: 'Por mês' });
  const { label, bars } = barsOf(118);
  expect(label).toBe('Por ano');
  expect(bars).toHaveLength(10);
  expect(bars[0]).toMatchObject({ name: '2016', value: 121.2 });
  expect(bars.at(-1)).toMatchObject({ name: '2025', value: 101 });
});

const textOf = (report: Partial<typeof A_REPORT>) =>
  JSON.stringify(spendingSections({ ...A_REPORT, ...report }, false)[1]?.blocks ?? null);

test('what comes knows the boxes that run out and the next consultation, also without a pen', () => {
  const spending = { ...NONE, byMonth: [] };
  expect(textOf({ spending })).toBe('null');
  expect(textOf({ spending, nextAppointmentOn: '2026-12-03' })).toContain('03/12/2026');
  const boxes = [{ name: 'Rybelsus 7 mg', kind: 'medication' as const, lastsUntil: '2026-11-28' }];
  const pens = { runsOutOn: null, buyBy: null, costPerDose: null, costPerMonth: null, needs: [] };
  const text = textOf({ spending: { ...spending, coming: { ...pens, boxes } } });
  expect(text).toContain('["Rybelsus 7 mg","Medicamento","28/11/2026"]');
  expect(text).not.toContain('caneta');
});
