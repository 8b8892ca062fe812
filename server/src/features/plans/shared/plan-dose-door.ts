import { type PlannedDose, TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { skipPlannedDose } from '../skip-planned-dose.ts';
import { snoozeDose } from '../snooze-dose.ts';
import { planDoses } from '../table.ts';
import { takeDose } from '../take-dose.ts';
import { takeDoseBack } from '../take-dose-back.ts';
import { dosesOfDays, shelfPlans } from './doses-of-days.ts';

interface NamedDose {
  planId: string;
  day: string;
  time: string;
}

export interface AnsweredDose {
  dose: PlannedDose;
  /** When it was said to be taken or skipped; null while it is open. */
  recordedAt: Date | null;
}

/** Doses of plans for a reminder that was answered outside of the app. */
export function planDoseDoor(call: Call) {
  return {
    find: (named: readonly NamedDose[]) => findNamed(call, named),
    take: (dose: AnsweredDose) => takeDose(call, TakeDoseInput.parse(momentOf(dose))),
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

/** When doses were said to be skipped. */
async function recordedTimes({ db, owner }: Call, doses: readonly PlannedDose[]) {
  const rows = await db
    .select({
      planId: planDoses.planId,
      day: planDoses.plannedDay,
      time: planDoses.plannedTime,
      createdAt: planDoses.createdAt,
    })
    .from(planDoses)
    .where(
      and(
        eq(planDoses.userId, owner),
        inArray(planDoses.plannedDay, [...new Set(doses.map(({ day }) => day))]),
      ),
    );
  return (dose: PlannedDose) =>
    dose.recordId === null
      ? null
      : (rows.find(
          ({ planId, day, time }) => planId === dose.planId && day === dose.day && time === dose.time,
        )?.createdAt ?? null);
}
