import type { Report } from '@leveza/contract/reports/reports.ts';
import { dayIn } from '@leveza/domain/time/days.ts';

export const todayOf = ({ generatedAt, timeZone }: Report): string => dayIn(timeZone, new Date(generatedAt));

/** The name of something as it is today, whatever the period: one that is over says so. */
export const ofToday = (name: string, report: Report, words = 'hoje'): string =>
  report.to < todayOf(report) ? `${name} ${words}` : name;
