import { DAY_MINUTES, HOUR_MINUTES } from '@leveza/domain/time/spans.ts';

export const DURATION_UNITS = ['min', 'h', 'd'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

const MINUTES: Record<DurationUnit, number> = { min: 1, h: HOUR_MINUTES, d: DAY_MINUTES };

/** The typed duration in minutes; a text that is no number stays none. */
export function minutesOf(span: number | null, unit: DurationUnit): number | null {
  return span === null ? null : Math.round(span * MINUTES[unit]);
}

/** Minutes in the largest unit that tells them without decimals. */
export function spanOf(minutes: number | null): { span: number | null; unit: DurationUnit } {
  if (minutes === null) return { span: null, unit: 'min' };
  const unit = DURATION_UNITS.findLast((each) => minutes % MINUTES[each] === 0) ?? 'min';
  return { span: minutes / MINUTES[unit], unit };
}
