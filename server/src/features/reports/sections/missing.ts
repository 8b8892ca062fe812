import type { Adherence } from '@leveza/domain/reports/doses.ts';
import { missingWords } from '@leveza/domain/reports/missing.ts';
import { type Period, daysOf } from '@leveza/domain/reports/period.ts';
import type { ReportPart } from '@leveza/domain/reports/types.ts';
import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { Records } from '../records.ts';

interface Known {
  parts: readonly ReportPart[];
  period: Period;
  records: Records;
  treatment: Treatment;
  adherence: Adherence;
  body: Body;
}

/** Days before the account and before the first dose are not missing. */
export function missingSentences(known: Known): string[] {
  const { parts, period, records, treatment, adherence, body } = known;
  const { firstDoseAt, zone, intervalDays } = treatment;
  const firstDose = firstDoseAt ? dayIn(zone, firstDoseAt) : null;
  const { createdOn } = records.account;
  const began = firstDose && firstDose < createdOn ? firstDose : createdOn;
  const from = began > period.from ? began : period.from;
  const days = from > period.to ? 0 : daysOf({ from, to: period.to });
  return missingWords({
    parts,
    emptyDays: Math.max(0, days - records.account.recordedDays),
    weighings: records.weights.points.length,
    hasHeight: body.heightCm !== null,
    hasInterval: intervalDays !== null || treatment.last === null,
    notRecorded: adherence.notRecorded,
    effects: records.effects.filter(({ at }) => at >= records.span.from).length,
    unpriced: records.purchases.filter(({ price }) => price === null).length,
  });
}
