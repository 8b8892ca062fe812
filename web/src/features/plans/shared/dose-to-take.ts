import type { PlannedDose } from '@leveza/contract/plans/doses.ts';

/** As much of a dose as it takes to record it; without a planned moment it is an extra one. */
export interface DoseToTake extends Pick<PlannedDose, 'planId' | 'plannedAt' | 'name' | 'productId'> {
  /** When it was taken; now, unless said. */
  at?: string | undefined;
  /** The expired boxes at home gave nothing of it. */
  isFromElsewhere?: boolean;
}
