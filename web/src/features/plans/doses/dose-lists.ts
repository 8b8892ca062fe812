import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { inOrder } from '@leveza/domain/order.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';
import { momentToTake, putOffTo } from '@leveza/domain/plans/snooze.ts';
import { isOpen, stateAt } from '../shared/open-doses.ts';

const MOST_UPCOMING = 3;

interface Shown {
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
}

/** The moment of the next dose still to come, which may lie beyond the days that are there; a late one is none until it is put off. */
export function nextPlanned({ plans, doses }: Shown, now: Date): string | null {
  const near = doses
    .filter((dose) => stateAt(dose, now) === 'scheduled' || (isOpen(dose) && putOffTo(dose, now)))
    .map((dose) => momentToTake(dose, now));
  const far = plans.map(({ nextScheduledAt }) => nextScheduledAt);
  const ahead = [...near, ...far].filter((at) => at !== null).filter((at) => new Date(at) >= now);
  return ahead.toSorted()[0] ?? null;
}

interface Asked {
  today: string;
  now: Date;
  /** Supplements look beyond today, medicines at what comes today from now on. */
  isBeyondToday: boolean;
}

/** 'Próximas Doses': at most three. */
export function upcoming(doses: readonly PlannedDose[], { today, now, isBeyondToday }: Asked): PlannedDose[] {
  return doses
    .filter(isOpen)
    .filter((dose) => {
      const at = momentToTake(dose, now);
      return isBeyondToday ? dose.day >= today : dose.day === today && at !== null && new Date(at) >= now;
    })
    .toSorted((one, other) => inOrder(momentToTake(one, now) ?? '', momentToTake(other, now) ?? ''))
    .slice(0, MOST_UPCOMING);
}

/** The counters of today; an extra dose counts apart. */
export function countsOfDay(doses: readonly PlannedDose[], today: string) {
  const planned = doses.filter(({ day, isExtra }) => day === today && !isExtra);
  const open = planned.filter(isOpen);
  return {
    total: planned.length,
    taken: planned.filter(({ state }) => state === 'taken').length,
    pending: open.length,
    critical: open.filter(({ priority }) => priority === 'high').length,
  };
}

/** Three counts of what was planned; none of them is a grade. */
export function adherence(doses: readonly PlannedDose[]) {
  const planned = doses.filter(({ isExtra }) => !isExtra);
  const count = (state: DoseState) => planned.filter((dose) => dose.state === state).length;
  return { taken: count('taken'), skipped: count('skipped'), missed: count('missed') };
}
