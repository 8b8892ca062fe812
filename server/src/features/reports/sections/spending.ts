import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { comingBoxes } from '@leveza/domain/reports/coming-boxes.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import { spendingOf } from '@leveza/domain/reports/spending.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { supplyOf } from '../../supply/shared/read-pen-supply.ts';
import type { Records } from '../records.ts';

interface Known {
  treatment: Treatment;
  records: Records;
  period: Period;
  changeKg: number | null;
  /** False where a link keeps the treatment: its tablets are not named. */
  isTreatmentNamed: boolean;
}

/** Purchases of the period, and coming ones as of today. */
export function spendingSection(
  call: Call,
  { treatment, records, period, changeKg, isTreatmentNamed }: Known,
): NonNullable<Report['spending']> {
  const { pens, boxes, plannedPaces } = records;
  // Nothing of what comes depends on prescriptions.
  const supply = supplyOf(call, { treatment, pens, receitas: [] });
  const { runsOutOn, buyBy, costPerDose, costPerMonth, needs } = supply;
  const named = isTreatmentNamed ? boxes : boxes.filter((box) => glp1In(box) === null);
  const lasting = comingBoxes(named.toReversed(), plannedPaces, dayIn(call.zone, call.now));
  const isKnown = treatment.last !== null || pens.newest !== null || lasting.length > 0;
  return {
    ...spendingOf(records.purchases, period, changeKg),
    coming: isKnown ? { runsOutOn, buyBy, costPerDose, costPerMonth, needs, boxes: lasting } : null,
  };
}
