import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import { spendingOf } from '@leveza/domain/reports/spending.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { supplyOf } from '../../supply/shared/read-pen-supply.ts';
import type { Records } from '../records.ts';

interface Known {
  treatment: Treatment;
  records: Records;
  period: Period;
  changeKg: number | null;
}

/** Purchases of the period, and coming ones as of today. */
export function spendingSection(
  call: Call,
  { treatment, records, period, changeKg }: Known,
): NonNullable<Report['spending']> {
  const { pens } = records;
  // Nothing of what comes depends on prescriptions.
  const supply = supplyOf(call, { treatment, pens, receitas: [] });
  const { runsOutOn, buyBy, costPerDose, costPerMonth, needs } = supply;
  return {
    ...spendingOf(records.purchases, period, changeKg),
    coming: treatment.last || pens.newest ? { runsOutOn, buyBy, costPerDose, costPerMonth, needs } : null,
  };
}
