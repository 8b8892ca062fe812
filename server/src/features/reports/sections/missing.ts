import type { Adherence } from '@leveza/domain/reports/doses.ts';
import { countOf } from '@leveza/domain/reports/effect-lines.ts';
import { missingWords } from '@leveza/domain/reports/missing.ts';
import { type Period, daysOf } from '@leveza/domain/reports/period.ts';
import type { ReportPart } from '@leveza/domain/reports/types.ts';
import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { Records } from '../records.ts';
import { nutritionSection } from './nutrition.ts';

interface Known {
  parts: readonly ReportPart[];
  period: Period;
  records: Records;
  treatment: Treatment;
  adherence: Adherence;
  tabletsNotRecorded: number;
  body: Body;
  today: Day;
}

/** Whether something says how often a dose is planned; before any dose there is nothing to count. */
export const hasRhythm = ({ intervalDays, last }: Treatment): boolean =>
  intervalDays !== null || last === null;

/** Days before the account, the first dose and the first record, whichever came first, are not missing. */
export function missingSentences(known: Known): string[] {
  const { parts, period, records, treatment, adherence, tabletsNotRecorded, body, today } = known;
  const { firstDoseAt, zone } = treatment;
  const firstDose = firstDoseAt ? dayIn(zone, firstDoseAt) : null;
  const { createdOn, firstOn, lastOn, recordedDays } = records.account;
  const [began] = [createdOn, firstDose, firstOn].filter((day) => day !== null).toSorted();
  const from = began! > period.from ? began! : period.from; // an account has a day
  // Today is not over: without a record it is not missing yet.
  const to = period.to === today && lastOn !== today ? addDays(today, -1) : period.to;
  const days = from > to ? 0 : daysOf({ from, to });
  return missingWords({
    parts,
    emptyDays: Math.max(0, days - recordedDays),
    weighings: records.weights.points.length,
    hasHeight: body.heightCm !== null,
    hasInterval: hasRhythm(treatment),
    notRecorded: adherence.notRecorded,
    tabletsNotRecorded,
    exams: records.exams?.count ?? 0,
    effects: countOf(records.effects),
    hasNutrition: nutritionSection(records) !== null,
    unpriced: records.purchases.filter(({ price }) => price === null).length,
  });
}
