import { type PlannedDose, TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { skipPlannedDose } from '../skip-planned-dose.ts';
import { snoozeDose } from '../snooze-dose.ts';
import { planDoses, planSnoozes } from '../table.ts';
import { type RefuseHeld, takeDose } from '../take-dose.ts';
import { takeDoseBack } from '../take-dose-back.ts';
import { dosesOfDays, shelfPlans } from './doses-of-days.ts';

interface NamedDose {
  planId: string;
  day: string;
  time: string;
}

export interface AnsweredDose {
  dose: PlannedDose;
  /** When it was said to be taken, skipped or put off; null before any of these. */
  recordedAt: Date | null;
}

/** Doses of plans for a reminder that was answered outside of the app. */
export function planDoseDoor(call: Call, refuseHeld: RefuseHeld) {
  return {
    find: (named: readonly NamedDose[]) => findNamed(call, named),
    take: (dose: AnsweredDose) => takeDose(call, TakeDoseInput.parse(momentOf(dose)), refuseHeld),
    skip: (dose: AnsweredDose, reason: string) => skipPlannedDose(call, { ...momentOf(dose), reason }),
    snooze: (dose: AnsweredDose, until: Date) =>
      snoozeDose(call, { ...momentOf(dose), until: until.toISOString() }),
    takeBack: async (answered: AnsweredDose): Promise<void> => {
      const { recordId } = answered.dose;
      if (recordId) await takeDoseBack(call, recordId);
      else await snoozeDose(call, { ...momentOf(answered), until: null });
    },
  };
}

const momentOf = ({ dose }: AnsweredDose) => ({ planId: dose.planId, plannedAt: dose.plannedAt! });

async function findNamed(call: Call, named: readonly NamedDose[]): Promise<AnsweredDose[]> {
  if (named.length === 0) return [];
  const days = named.map(({ day }) => day).toSorted();
  const plans = (await shelfPlans(call)).filter(({ deletedAt }) => deletedAt === null);
  const range = { from: addDays(days[0]!, -1), to: addDays(days.at(-1)!, 1) };
  const doses = (await dosesOfDays(call, plans, range)).filter(
    (dose) => !dose.isExtra && named.some((one) => isSame(one, dose)),
  );
  const recorded = await recordedTimes(call, doses);
  return doses.map((dose) => ({
    dose,
    recordedAt: dose.takenAt === null ? recorded(dose) : new Date(dose.takenAt),
  }));
}

const isSame = (named: NamedDose, { planId, day, time }: PlannedDose) =>
  named.planId === planId && named.day === day && named.time === time;

/** When doses were said to be skipped or put off. */
async function recordedTimes({ db, owner }: Call, doses: readonly PlannedDose[]) {
  const days = [...new Set(doses.map(({ day }) => day))];
  const rowsOf = (table: typeof planDoses | typeof planSnoozes) =>
    db
      .select({
        planId: table.planId,
        day: table.plannedDay,
        time: table.plannedTime,
        createdAt: table.createdAt,
      })
      .from(table)
      .where(and(eq(table.userId, owner), inArray(table.plannedDay, days)));
  const [skips, snoozes] = [await rowsOf(planDoses), await rowsOf(planSnoozes)];
  return (dose: PlannedDose) => {
    const isOwn = ({ planId, day, time }: (typeof skips)[number]) =>
      planId === dose.planId && day === dose.day && time === dose.time;
    if (dose.recordId !== null) return skips.find(isOwn)?.createdAt ?? null;
    return dose.snoozedUntil === null ? null : (snoozes.find(isOwn)?.createdAt ?? null);
  };
}
