import { inOrder } from '@leveza/domain/order.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { doseStates } from '@leveza/domain/plans/dose-states.ts';
import { hasDoseAfter, occurrences } from '@leveza/domain/plans/occurrences.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { doseRecords, type StoredDose } from '../dose-records.ts';
import { planOfDoses } from '../plan-of-doses.ts';
import { doseReply } from '../reply.ts';
import { isTreatment } from '../treated.ts';
import { treatmentDoses } from '../treatment-doses.ts';
import { findPlans, type WholePlan } from '../store.ts';

/** Doses of some plans in a range of days, in the order of the clock. */
export async function dosesOfDays(
  call: Call,
  plans: readonly WholePlan[],
  { from, to }: { from: Day; to: Day },
): Promise<PlannedDose[]> {
  const { zone, now } = call;
  // Whether a dose was missed depends on the next one being due, which may lie behind the range.
  const today = dayIn(zone, now);
  const until = to < today ? today : to;
  const shelved = plans.filter((plan) => !isTreatment(plan));
  const { recordsOf, snoozedUntil } = await doseRecords(call, { from, to: until });
  const injected = await treatmentDoses(call, plans, { from, to });
  return shelved
    .flatMap((plan) => {
      const schedule = planOfDoses(plan);
      const { versions } = schedule;
      const records = recordsOf(plan);
      const planned = occurrences(schedule, { from, to: until });
      const goesOn = () => hasDoseAfter(schedule, until);
      const counted = records.filter(({ isExtra }) => !isExtra);
      const states = doseStates(planned, counted, { versions, goesOn, zone, now });
      return [
        ...states
          .filter((dose) => dose.planned.day <= to)
          .map((dose) => doseReply(plan, { ...dose, snoozedUntil: snoozedUntil(plan, dose.planned) })),
        ...extraDoses(records, states)
          .filter(({ day }) => day <= to)
          .map((record) => doseReply(plan, { record })),
      ];
    })
    .concat(injected)
    .toSorted((one, other) => inOrder(momentOf(one), momentOf(other)));
}

/** Doses of every plan but those of injections, which the treatment itself shows. */
export async function shelfDoses(call: Call, range: { from: Day; to: Day }): Promise<PlannedDose[]> {
  const plans = await findPlans(call.db, call.owner);
  return dosesOfDays(
    call,
    plans.filter((plan) => !isTreatment(plan)),
    range,
  );
}

/** Taken beside the plan, or marked for a dose that is no longer planned. */
function extraDoses(
  records: readonly StoredDose[],
  states: readonly { record: StoredDose | null }[],
): StoredDose[] {
  const matched = new Set(states.map(({ record }) => record));
  return records.filter((record) => record.outcome === 'taken' && !matched.has(record));
}

const momentOf = ({ plannedAt, takenAt }: PlannedDose) => plannedAt ?? takenAt ?? '';
