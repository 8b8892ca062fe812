import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';

interface Weighing {
  at: string;
  weight: number;
}

interface About {
  summary: MeasurementSummary;
  measurements: readonly Measurement[];
  /** The one that is edited. */
  except: string | undefined;
  /** When the new weight was weighed. */
  at: Date;
}

/** The last weight before a moment, as far as the screen has read back. */
export function weightBefore({ summary, measurements, except, at }: About): Weighing | null {
  const earlier = measurements.find(
    ({ id, weight, datetime }) => id !== except && weight !== null && new Date(datetime) < at,
  );
  if (earlier) return { at: earlier.datetime, weight: earlier.weight! };
  const isLatest = except === undefined && summary.latest && new Date(summary.latest.at) < at;
  return isLatest ? summary.latest : null;
}

/** Both weights side by side, so that a slip of the finger is seen. */
export function jumpDetail(
  before: Weighing | null,
  kg: number,
  { weightUnit, timeZone }: Pick<Profile, 'weightUnit' | 'timeZone'>,
): string {
  if (!before) return PROBLEMS['weight-jump'].message;
  const last = `${formatWeight(before.weight, weightUnit)} em ${formatDay(dayOf(before.at, timeZone))}`;
  return `O último peso era ${last}. O novo é ${formatWeight(kg, weightUnit)}.`;
}
