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
