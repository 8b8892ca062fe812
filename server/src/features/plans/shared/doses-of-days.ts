import { inOrder } from '@leveza/domain/order.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { doseStates, type PlanDose } from '@leveza/domain/plans/dose-states.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../../db/ask-together.ts';
import type { Call } from '../../../http/call.ts';
import { doseRecords, type StoredDose } from '../dose-records.ts';
import { plansWithRecords } from '../plans-with-records.ts';
import { doseReply } from '../reply.ts';
import { isTreatment } from '../treated.ts';
import { treatmentDoses } from '../treatment-doses.ts';
import { findPlansEver, type WholePlan } from '../store.ts';

interface DoseDays {
  from: Day;
  to: Day;
  /** Days before these, of which only the doses that are still late are given. */
  late?: { from: Day; to: Day } | null;
  /** Whether missed doses of those days are given too. */
  includesMissed?: boolean;
  /** Doses of those days that were taken on this one are given too: until then they were late. */
  takenOn?: Day;
}

/**
 * Doses of plans in a range of days, in the order of the clock. All plans of a shelf are given together, because a use
 * of a product is a dose of one of them.
 */
export async function dosesOfDays(
  call: Call,
  plans: readonly WholePlan[],
  days: DoseDays,
): Promise<PlannedDose[]> {
  const shelved = plans.filter((plan) => !isTreatment(plan));
  const [ofShelf, injected] = await askTogether(
    call.db,
    () => dosesOfShelf(call, shelved, days),
    () => treatmentDoses(call, plans, days),
  );
  return [...ofShelf, ...injected].toSorted(inOrderOfTheClock);
}

async function dosesOfShelf(
  call: Call,
  plans: readonly WholePlan[],
  { from, to, late, includesMissed = false, takenOn }: DoseDays,
): Promise<PlannedDose[]> {
  // Doses taken beside every plan belong to none.
  if (plans.length === 0) return [];
  const { zone, now } = call;
  // Whether a dose was missed depends on the next one being due, which may lie behind the range.
  const today = dayIn(zone, now);
  const until = to < today ? today : to;
  const before = late ? [late] : [];
  const stored = await doseRecords(call, [...before, { from, to }]);
  const isOfDays = ({ planned, state, record }: PlanDose<StoredDose>) =>
    planned.day >= from ||
    state === 'late' ||
    (includesMissed && state === 'missed') ||
    (takenOn !== undefined && state === 'taken' && record !== null && isTakenOn(record, takenOn));
  const isInReply = (dose: PlanDose<StoredDose>) =>
    (dose.record !== null || dose.planned.takenBefore === undefined) && isOfDays(dose);
  return plansWithRecords(plans, stored, { stretches: [...before, { from, to: until }], zone, now }).flatMap(
    ({ plan, planned, context, records }) => {
      const counted = records.filter(({ isExtra }) => !isExtra);
      const states = doseStates(planned, counted, context);
      return [
        ...states
          .filter((dose) => dose.planned.day <= to && isInReply(dose))
          .map((dose) => doseReply(plan, { ...dose, snoozedUntil: stored.snoozedUntil(plan, dose.planned) })),
        ...extraDoses(records, states)
          .filter(({ day }) => day >= from && day <= to)
          .map((record) => doseReply(plan, { record })),
      ];
    },
  );
}

/** Doses of one plan in a range of days; `all` are the patient's plans, where the caller asked for them already. */
export async function dosesOfPlan(
  call: Call,
  plan: WholePlan,
  range: { from: Day; to: Day },
  all?: readonly WholePlan[],
): Promise<PlannedDose[]> {
  const shelf = async () => all?.filter((each) => !isTreatment(each)) ?? shelfPlans(call);
  const plans = isTreatment(plan) ? [plan] : await shelf();
  return (await dosesOfDays(call, plans, range)).filter(({ planId }) => planId === plan.id);
}

/** Doses of every plan but those of injections, which the treatment itself shows. */
export async function shelfDoses(call: Call, range: { from: Day; to: Day }): Promise<PlannedDose[]> {
  return dosesOfDays(call, await shelfPlans(call), range);
}

/** Plans without injections, deleted ones too. */
export async function shelfPlans({ db, owner }: Call): Promise<WholePlan[]> {
  return (await findPlansEver(db, owner)).filter((plan) => !isTreatment(plan));
}

/** Taken beside the plan, or marked for a dose that is no longer planned. */
function extraDoses(
  records: readonly StoredDose[],
  states: readonly { record: StoredDose | null }[],
): StoredDose[] {
  const matched = new Set(states.map(({ record }) => record));
  return records.filter((record) => record.outcome === 'taken' && !matched.has(record));
}

/** By the patient's clock where it was taken. */
export const isTakenOn = ({ takenClock }: Pick<PlannedDose, 'takenClock'>, day: Day): boolean =>
  takenClock?.startsWith(day) ?? false;

const inOrderOfTheClock = (one: PlannedDose, other: PlannedDose) => inOrder(momentOf(one), momentOf(other));

const momentOf = ({ plannedAt, takenAt }: PlannedDose) => plannedAt ?? takenAt ?? '';
