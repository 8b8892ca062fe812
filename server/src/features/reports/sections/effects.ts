import type { Report } from '@leveza/contract/reports/reports.ts';
import { countOf, effectLines } from '@leveza/domain/reports/effect-lines.ts';
import { flagsOf, type RecordedEffect } from '@leveza/domain/reports/effects.ts';
import type { HealthNotice } from '@leveza/domain/health-notice.ts';
import type { Call } from '../../../http/call.ts';
import type { Records } from '../records.ts';
import type { Risk } from '../../side-effects/shared/risk-of.ts';

/** Effects of the period, and what of the records should not have waited. */
export function effectsSection(
  { zone }: Call,
  { records, nearSigns, risk }: { records: Records; nearSigns: readonly RecordedEffect[]; risk: Risk },
): { section: NonNullable<Report['effects']>; notices: HealthNotice[] } {
  const { effects, readings, span } = records;
  const { lines, notices } = flagsOf({ effects: nearSigns, readings, risk, from: span.from, zone });
  return {
    section: { count: countOf(effects), byType: effectLines(effects, zone), redFlags: lines },
    notices,
  };
}
