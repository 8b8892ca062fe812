import type { TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { UseInput } from '@leveza/contract/usage.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { takeFromBox } from '../usage/shared/take-from-box.ts';
import { boxForDose, boxOfUse } from './box-for-dose.ts';
import { findDose, findRecorded } from './find-dose.ts';
import { refuseTooOften } from './refuse-too-often.ts';
import { versionRowOn } from './reply.ts';
import { findPlan, lockPlan, putDose, type VersionRow } from './store.ts';
import { isTreatment } from './treated.ts';

/**
 * Takes a planned dose, or an extra one. The plan is held meanwhile, so that fifty presses on one dose are one dose:
 * all but the first find it taken and are answered with it.
 */
export async function takeDose(call: Call, input: TakeDoseInput) {
  const { owner, now } = call;
  const takenAt = recordedAt(input.takenAt, now, 'takenAt');
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, input.planId);
    const plan = await findPlan(tx, owner, input.planId);
    if (isTreatment(plan)) throw new Problem('dose-is-application');
    const dose = input.plannedAt ? await findDose(inside, plan, new Date(input.plannedAt)) : null;
    if (dose?.state === 'taken') return { dose, stock: await boxOfUse(tx, owner, dose.recordId!) };
    if (!input.confirmOften) await refuseTooOften(inside, plan, takenAt);

    const version = versionRowOn(plan.versions, dose?.day ?? dayIn(call.zone, takenAt));
    const quantity = input.quantity ?? version.quantityPerDose;
    const taken = await takeFromStock(inside, version, { ...input, quantity, takenAt });
    const row = await putDose(tx, owner, plan.id, {
      plannedDay: dose?.day ?? null,
      plannedTime: dose?.time ?? null,
      outcome: 'taken',
      useId: taken?.use.id ?? null,
      takenAt: taken ? null : takenAt,
      quantity: taken ? null : quantity,
      notes: input.notes,
    });
    const near = dose ? new Date(dose.plannedAt!) : takenAt;
    return {
      dose: await findRecorded(inside, plan, { recordId: taken?.use.id ?? row.id, near }),
      stock: taken && { inventoryId: taken.use.inventoryId, remaining: taken.remaining },
    };
  });
}

type Taking = Omit<TakeDoseInput, 'takenAt' | 'quantity'> & { takenAt: Date; quantity: number };

/** Without stock the dose is recorded all the same: the tablet may come from a neighbour. */
async function takeFromStock(call: Call, { productId }: VersionRow, taking: Taking) {
  const { quantity, takenAt } = taking;
  const day = dayIn(call.zone, takenAt);
  const box = productId && (await boxForDose(call.db, call.owner, { productId, quantity, day }));
  if (!box) return null;
  if (box.openedAt === null && !taking.openBox) throw new Problem('open-box-first');
  return takeFromBox(
    call,
    UseInput.parse({
      inventoryId: box.id,
      quantityUsed: taking.quantity,
      usedAt: taking.takenAt.toISOString(),
      notes: taking.notes,
      opensBox: taking.openBox,
      // The one that is open has too little left for this dose.
      confirmSecondOpen: true,
      confirmExpired: taking.confirmExpired,
      confirmAllergy: taking.confirmAllergy,
    }),
  );
}
