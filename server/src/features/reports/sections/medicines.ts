import type { Report } from '@leveza/contract/reports/reports.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { interactionsOf } from '../../interactions/shared/interactions-of.ts';
import type { Records } from '../records.ts';

/** Medicines beside the GLP-1, and notices the patient did not put away. */
export function medicinesSection(
  call: Call,
  { treatment, records }: { treatment: Treatment; records: Records },
): NonNullable<Report['medicines']> {
  const { medicines, dismissed, pens, medicineLines } = records;
  return {
    list: medicineLines,
    interactions: interactionsOf(call, { treatment, shelf: pens.full, medicines, dismissed }),
  };
}
