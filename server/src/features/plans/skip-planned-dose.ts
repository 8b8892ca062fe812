import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { putSkip } from '../applications/shared/skipped-doses.ts';
import { findDose, findRecorded } from './find-dose.ts';
import { findPlanAmong, lockPlan, putDose } from './store.ts';
import { isTreatment } from './treated.ts';

interface Skip {
  planId: string;
  plannedAt: string;
  reason: string;
}

export async function skipPlannedDose(call: Call, { planId, plannedAt, reason }: Skip): Promise<PlannedDose> {
  const { owner } = call;
  const near = new Date(plannedAt);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, planId);
    const among = await findPlanAmong(tx, owner, planId);
    const { plan } = among;
    const dose = await findDose(inside, among, near);
    if (dose.state === 'taken') throw new Problem('dose-taken');
    if (isTreatment(plan)) {
      const recordId = await putSkip(inside, { plannedAt: near, reason });
      return findRecorded(inside, among, { recordId, near });
    }
    const row = await putDose(tx, owner, planId, {
      plannedDay: dose.day,
      plannedTime: dose.time,
      outcome: 'skipped',
      useId: null,
      takenAt: null,
      takenClock: null,
      quantity: null,
      notes: reason,
    });
    return findRecorded(inside, among, { recordId: row.id, near });
  });
}
