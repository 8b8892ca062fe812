import type { NextDose } from '../applications/next-dose.ts';
import type { Day } from '../time/days.ts';
import { addDays } from '../time/days.ts';

/** Whether to show the next dose: its day has come, or several were not applied. */
export function isDoseDue({
  state,
  talkToPrescriber,
}: Pick<NextDose, 'state' | 'talkToPrescriber'>): boolean {
  return talkToPrescriber || ['due', 'late', 'missed', 'late-unknown'].includes(state);
}

/** A receita is shown this long before its last day, and this long after. */
const BEFORE_DAYS = 10;
const AFTER_DAYS = 30;

/** One that ended long ago matters again only when a pen has to be bought. */
export function isPrescriptionDue(lastDay: Day, today: Day, isBuying: boolean): boolean {
  if (lastDay > addDays(today, BEFORE_DAYS)) return false;
  return isBuying || lastDay >= addDays(today, -AFTER_DAYS);
}
