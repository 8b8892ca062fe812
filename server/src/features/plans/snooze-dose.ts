import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { canSnoozeTo, SNOOZE_RANGE } from '@leveza/domain/plans/snooze.ts';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { findDose } from './find-dose.ts';
import { isOpen } from './plan-stock.ts';
import { findPlanAmong, lockPlan } from './store.ts';
import { planSnoozes } from './table.ts';
import { isTreatment } from './treated.ts';

interface Snooze {
  planId: string;
  plannedAt: string;
  until: string | null;
}

export async function snoozeDose(call: Call, { planId, plannedAt, until }: Snooze): Promise<PlannedDose> {
  const { owner, now } = call;
  const later = until === null ? null : new Date(until);
  if (later && !canSnoozeTo(later, now))
    throw new Problem('invalid-input', { fields: { until: SNOOZE_RANGE } });
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, planId);
    const among = await findPlanAmong(tx, owner, planId);
    const { plan } = among;
    if (isTreatment(plan)) throw new Problem('dose-is-application');
    const dose = await findDose(inside, among, new Date(plannedAt));
    if (dose.state === 'taken') throw new Problem('dose-taken');
    if (later && !isOpen(dose)) throw new Problem('dose-not-open');
    const moment = { planId, plannedDay: dose.day, plannedTime: dose.time! };
    if (later) {
      await tx
        .insert(planSnoozes)
        .values({ userId: owner, ...moment, until: later, createdAt: now })
        .onConflictDoUpdate({
          target: [planSnoozes.planId, planSnoozes.plannedDay, planSnoozes.plannedTime],
          set: { until: later, createdAt: now },
        });
    } else {
      await tx
        .delete(planSnoozes)
        .where(
          and(
            eq(planSnoozes.userId, owner),
            eq(planSnoozes.planId, planId),
            eq(planSnoozes.plannedDay, moment.plannedDay),
            eq(planSnoozes.plannedTime, moment.plannedTime),
          ),
        );
    }
    return { ...dose, snoozedUntil: later?.toISOString() ?? null };
  });
}
