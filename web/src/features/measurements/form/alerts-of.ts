import { alertsFor, type Reading } from '@leveza/domain/measurements/alerts.ts';
import type { HealthNotice } from '@leveza/domain/side-effects/red-flag.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';

const FRESH_MS = DAY_MS;

/** Advice about a reading; none for a reading of days ago that is only being recorded. */
export function alertsOf({
  datetime,
  ...reading
}: Reading & { datetime?: string | undefined }): HealthNotice[] {
  const isFresh = !datetime || Date.now() - Date.parse(datetime) < FRESH_MS;
  return isFresh ? alertsFor(reading) : [];
}
