import type { Report } from '@leveza/contract/reports/reports.ts';
import { type DoseAt, effectLines, flagsOf } from '@leveza/domain/reports/effects.ts';
import type { HealthNotice } from '@leveza/domain/side-effects/red-flag.ts';
import type { Call } from '../../../http/call.ts';
import type { DosesOfDays } from '../../applications/shared/dose-marks.ts';
import type { DoseInUse } from '../../applications/shared/past-doses.ts';
import type { Records } from '../records.ts';
import { riskOf } from '../risk-of.ts';

interface Known {
  doses: DosesOfDays;
  records: Records;
  /** The dose in use when the period began. */
  inUseBefore: DoseInUse | null;
}

/** Effects of the period, and what of the records should not have waited. */
export function effectsSection(
  { zone }: Call,
  { doses: { marks, treatment }, records, inUseBefore }: Known,
): { section: NonNullable<Report['effects']>; notices: HealthNotice[] } {
  const { effects, readings, medicines, pens, span } = records;
  const applied: DoseAt[] = marks.flatMap(({ application }) =>
    application ? [{ ...application, at: application.appliedAt }] : [],
  );
  const known = inUseBefore ? [inUseBefore, ...applied] : applied;
  const within = effects.filter(({ at }) => at >= span.from);
  const risk = riskOf({ medicines, pens, diabetesType: treatment.profile?.diabetesType ?? null });
  const { lines, notices } = flagsOf({ effects, readings, risk, from: span.from, zone });
  return {
    section: { count: within.length, byType: effectLines(within, known, zone), redFlags: lines },
    notices,
  };
}
