import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { weightSection } from './weight.ts';

const summaryBy = (pointsBy: 'day' | 'week' | 'month') => {
  const points = [
    { day: '2026-06-01', value: 93 },
    { day: '2026-11-02', value: 90 },
  ];
  const weight = { ...A_REPORT.weight!, pointsBy, points, trend: [] };
  const { blocks } = weightSection({ ...A_REPORT, weight })!;
  const line = blocks.find((block) => block.kind === 'line')!;
  return line.summary.replaceAll('\u00A0', ' ');
};

test('a mean of a week or a month is named by it, not by a day', () => {
  expect(summaryBy('day')).toMatch(/^De 93 kg em 01\/06\/2026 a 90 kg em 02\/11\/2026\./);
  expect(summaryBy('week')).toMatch(
    /^De 93 kg na semana de 01\/06\/2026 a 90 kg na semana de 02\/11\/2026\./,
  );
  expect(summaryBy('month')).toMatch(/^De 93 kg em junho de 2026 a 90 kg em novembro de 2026\./);
});
