import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';
import { DOSE_STATE_WORD } from '@leveza/domain/usage/state-words.ts';
import { Check, CircleAlert, CircleHelp, Clock, type LucideIcon, SkipForward } from 'lucide-react';
import { formatDay } from '../../../lib/format.ts';
import { amountText, isTakenApart, takenWhen } from '../shared/dose-line.ts';

/** How a row shows each state of a dose. */
export const STATE_LOOKS: Record<DoseState, { label: string; icon: LucideIcon; look: string }> = {
  taken: { label: DOSE_STATE_WORD.taken, icon: Check, look: 'text-ok-ink' },
  scheduled: { label: DOSE_STATE_WORD.scheduled, icon: Clock, look: 'text-info-ink' },
  late: { label: DOSE_STATE_WORD.late, icon: CircleAlert, look: 'text-attention-ink' },
  skipped: { label: DOSE_STATE_WORD.skipped, icon: SkipForward, look: 'text-ink-soft' },
  missed: { label: DOSE_STATE_WORD.missed, icon: CircleHelp, look: 'text-ink-soft' },
};

interface Known {
  /** Plans the doses are of; a deleted one is not among them. */
  plans: readonly Pick<Plan, 'id' | 'planType'>[];
}

/** The real time of what was taken, else the planned one; then dose, food, and what was noted. */
export function doseDetail(dose: PlannedDose, { plans }: Known): string {
  const { planId, day, takenClock, time, condition, notes, isExtra, state } = dose;
  const isAsNeeded = plans.some(({ id, planType }) => id === planId && planType === 'as_needed');
  return [
    takenClock ? takenWhen({ day, takenClock }) : `às ${time}`,
    isTakenApart(dose) && `dose de ${formatDay(day).slice(0, 5)}`,
    // A plan as needed plans no dose, so that none of it is extra.
    isExtra && (isAsNeeded ? 'se precisar' : 'dose extra'),
    amountText(dose),
    // A missed dose needs no advice on how to take it.
    state !== 'missed' && condition,
    notes && (state === 'skipped' ? `Motivo: ${notes}` : notes),
  ]
    .filter(Boolean)
    .join(' · ');
}
