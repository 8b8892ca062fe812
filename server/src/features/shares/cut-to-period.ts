import type { Report } from '@leveza/contract/reports/reports.ts';
import { addDays } from '@leveza/domain/time/days.ts';

/** Days before a figure's own day that it is made of. */
const TREND_DAYS = 6;
const RATE_DAYS = 27;

/** A patient's own report compares with what came before its period; a link tells nothing of it. */
export function cutToPeriod(report: Report): Report {
  const { from, to, exams, weight } = report;
  return {
    ...report,
    exams: exams && cutExams(exams, from),
    weight: weight && {
      ...weight,
      trend: weight.trend.filter(({ day }) => day >= addDays(from, TREND_DAYS)),
      weeklyRateKg: from > addDays(to, -RATE_DAYS) ? null : weight.weeklyRateKg,
    },
  };
}

type Exams = NonNullable<Report['exams']>;

function cutExams({ outOfRange, followed, ...exams }: Exams, from: string): Exams {
  const cut = (lines: Exams['followed']) =>
    lines.map((line) => (line.change && line.change.before.day < from ? { ...line, change: null } : line));
  return {
    ...exams,
    outOfRange: cut(outOfRange),
    followed: cut(followed).filter(({ change }) => change !== null),
  };
}
