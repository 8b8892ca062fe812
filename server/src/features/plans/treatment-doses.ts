import { lateFrom } from '@leveza/domain/applications/late-dose.ts';
import type { DoseRule } from '@leveza/domain/applications/next-dose.ts';
import { inOrder } from '@leveza/domain/order.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { doseMarks, type Mark } from '../applications/shared/dose-marks.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { clockNow } from './clock.ts';
import { dosageOf, doseReply } from './reply.ts';
import type { WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Doses of GLP-1 plans: those of the treatment, each under the plan that was in force. */
export async function treatmentDoses(
  call: Call,
  plans: readonly WholePlan[],
  days: { from: Day; to: Day },
): Promise<PlannedDose[]> {
  return (await treatmentWithDoses(call, plans, days))?.doses ?? [];
}

/** The same with the treatment, which is read for them; null where none of the plans is its own. */
export async function treatmentWithDoses(
  call: Call,
  plans: readonly WholePlan[],
  days: { from: Day; to: Day },
): Promise<{ treatment: Treatment; doses: PlannedDose[] } | null> {
  // A treatment goes on without its deleted plan, and keeps its applications itself.
  const treated = plans.filter((plan) => isTreatment(plan) && plan.deletedAt === null);
  if (treated.length === 0) return null;
  const { marks, treatment } = await doseMarks(call, days);
  const doses = marks.flatMap((mark) => {
    const plan = planInForce(treated, clockNow({ zone: call.zone, now: mark.at }));
    return plan ? [markReply(call, plan, { ...mark, rule: treatment.rule })] : [];
  });
  return { treatment, doses };
}

/** The last one begun and not ended; a dose before any plan belongs to none. */
function planInForce(plans: readonly WholePlan[], moment: string): WholePlan | undefined {
  return plans
    .filter(({ versions, endedAt }) => {
      return versions[0]!.startDate <= moment.slice(0, 10) && (endedAt === null || moment < endedAt);
    })
    .toSorted((one, other) => inOrder(one.versions[0]!.startDate, other.versions[0]!.startDate))
    .at(-1);
}

const STATE = {
  applied: 'taken',
  skipped: 'skipped',
  'not-recorded': 'missed',
} as const;

function markReply(
  { zone, now }: Call,
  plan: WholePlan,
  mark: Mark & { rule: DoseRule | null },
): PlannedDose {
  const { kind, at, plannedAt, application, skip } = mark;
  const lateAt = lateFrom(plannedAt ?? at, mark.rule, zone);
  const state = kind === 'planned' ? (now >= lateAt ? 'late' : 'scheduled') : STATE[kind];
  const record =
    application || skip
      ? {
          planned: null,
          day: mark.day,
          time: null,
          outcome: application ? ('taken' as const) : ('skipped' as const),
          takenAt: application?.appliedAt ?? null,
          takenClock: application ? clockNow({ zone, now: application.appliedAt }) : null,
          recordId: (application ?? skip)!.id,
          quantity: null,
          notes: application?.notes ?? skip?.reason ?? null,
          isExtra: plannedAt === null,
          isFromElsewhere: false,
        }
      : null;
  const planned = plannedAt && { planned: wallClock(zone, plannedAt), plannedAt, lateAt };
  const reply = doseReply(plan, { ...planned, state, record });
  return mark.doseMg === null ? reply : { ...reply, dosage: dosageOf({ dose: mark.doseMg, doseUnit: 'mg' }) };
}
