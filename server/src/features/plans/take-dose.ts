import type { PlannedDose, TakeDoseInput } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { UseInput } from '@leveza/contract/usage.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { isMany } from '@leveza/domain/plans/one-more.ts';
import { doseQuantityRefusal } from '@leveza/domain/plans/dose-quantity.ts';
import { isCounted, isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { clockIn } from '@leveza/domain/time/instants.ts';
import { acrossBoxes } from '@leveza/domain/usage/across-boxes.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { takeFromBox } from '../usage/shared/take-from-box.ts';
import { plannedPace } from './shared/planned-pace.ts';
import { boxesForDose, boxOfUse, unitOfProduct } from './boxes-for-dose.ts';
import { findDose, findRecorded } from './find-dose.ts';
import { putDoseBack } from './put-dose-back.ts';
import { refuseAgain } from './refuse-again.ts';
import { doubtSoon } from './doubt-soon.ts';
import { refuseMany, refuseTooOften } from './refuse-too-often.ts';
import { versionRowOn } from './reply.ts';
import { findPlanAmong, lockPlan, putDose, type VersionRow } from './store.ts';
import { isTreatment } from './treated.ts';

/** Asks about a GLP-1 tablet after a sign that holds it, by throwing the question. The signs are known to a later feature. */
export type RefuseHeld = (call: Call, takenAt: Date) => Promise<void>;

/**
 * Takes a planned dose, or an extra one. The plan is held meanwhile, so that fifty presses on one dose are one dose:
 * all but the first find it taken and are answered with it.
 */
export async function takeDose(call: Call, input: TakeDoseInput, refuseHeld: RefuseHeld) {
  const { owner } = call;
  const takenAt = happenedAt(input.takenAt, call, 'takenAt');
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, input.planId);
    const among = await findPlanAmong(tx, owner, input.planId);
    const { plan } = among;
    if (isTreatment(plan)) throw new Problem('dose-is-application');
    const dose = input.plannedAt ? await findDose(inside, among, new Date(input.plannedAt)) : null;
    if (dose?.state === 'taken') return takenBefore(inside, dose);
    const { recordId } = input;
    const back = recordId && (await putDoseBack(inside, among, { ...input, recordId, dose, takenAt }));
    if (back) return takenBefore(inside, back);
    const version = versionRowOn(plan.versions, dose?.day ?? dayIn(call.zone, takenAt));
    const quantity = input.quantity ?? version.quantityPerDose;
    const isGlp1 = isOnceADay(version, version.dosageForm);
    if (!input.confirmHeld && isGlp1) await refuseHeld(inside, takenAt);
    if (!input.confirmOften) {
      await refuseTooOften(inside, plan, takenAt);
      // A plan of two a day is the patient's own word for both.
      const ofDay = dose?.day === dayIn(call.zone, takenAt) ? version.scheduledTimes.length : 1;
      if (isGlp1) {
        const atOnce = quantity / version.quantityPerDose;
        await refuseAgain(inside, takenAt, { ofDay, atOnce });
      }
    }

    const doubt = dose && !input.confirmOften ? await doubtSoon(inside, { dose, version, takenAt }) : null;
    const taking = { ...input, quantity, takenAt };
    // A record of the plan alone is made anew, out of no box, as it was.
    const taken = recordId ? null : await takeFromStock(inside, version, taking);
    if (!taken) await refuseOddQuantity(inside, version, quantity);
    // Asked last: a quantity that cannot be taken is refused without a question.
    if (!input.confirmOften) await refuseManyAtOnce(inside, version, quantity);
    if (doubt) throw doubt;
    const row = await putDose(tx, owner, plan.id, {
      plannedDay: dose?.day ?? null,
      plannedTime: dose?.time ?? null,
      outcome: 'taken',
      useId: taken?.use.id ?? null,
      takenAt: taken ? null : takenAt,
      takenClock: taken ? null : clockIn(call.zone, takenAt),
      // The use says it where the boxes gave all of it.
      quantity: taken?.missing === 0 ? null : quantity,
      notes: input.notes,
    });
    const near = dose ? new Date(dose.plannedAt!) : takenAt;
    return {
      dose: await findRecorded(inside, among, { recordId: taken?.use.id ?? row.id, near }),
      stock: taken && { inventoryId: taken.inventoryId, remaining: taken.remaining },
      missing: missingOf(version, { quantity, used: taken?.use.quantityUsed ?? 0 }),
    };
  });
}

/** The answer to a dose that was recorded already: where it came from then, and what its box holds now. */
async function takenBefore({ db, owner }: Call, dose: PlannedDose) {
  const stock = await boxOfUse(db, owner, dose.recordId!);
  return { dose, stock, missing: missingOf(dose, { quantity: dose.quantity, used: stock?.used ?? 0 }) };
}

/** How much of a dose no box gave; a plan that draws on no product misses nothing. */
const missingOf = (
  { productId }: { productId: string | null },
  { quantity, used }: { quantity: number; used: number },
) => (productId === null ? 0 : toThousandths(quantity - used));

/** A box refuses 0.3 of its tablets; a dose that came out of none has the same limits. */
async function refuseOddQuantity({ db, owner }: Call, version: VersionRow, quantity: number): Promise<void> {
  if (quantity === version.quantityPerDose) return;
  const unit = version.productId === null ? undefined : await unitOfProduct(db, owner, version.productId);
  const refusal = doseQuantityRefusal(version, quantity, unit);
  if (refusal) throw new Problem('invalid-input', { fields: { quantity: refusal } });
}

/** Only tablets are counted alike by plan and box: a plan may call the drops of its box one dose. */
async function refuseManyAtOnce({ db, owner }: Call, version: VersionRow, quantity: number): Promise<void> {
  if (!isMany(quantity, version.quantityPerDose)) return;
  const { productId, dosageForm } = version;
  const unit = productId === null ? null : await unitOfProduct(db, owner, productId);
  if (isCounted(unit ?? dosageForm)) refuseMany(version, quantity);
}

type Taking = Omit<TakeDoseInput, 'takenAt' | 'quantity'> & { takenAt: Date; quantity: number };

/**
 * Takes a dose out of as many boxes as it needs. The part they do not hold is recorded all the same, as is a dose
 * without any stock: the tablet may come from a neighbour.
 */
async function takeFromStock(call: Call, { productId, quantityPerDose }: VersionRow, taking: Taking) {
  if (productId === null) return null;
  const { quantity, takenAt, isFromElsewhere } = taking;
  const day = dayIn(call.zone, takenAt);
  const boxes = await boxesForDose(call.db, call.owner, { productId, day, isFromElsewhere });
  const { draws, missing } = acrossBoxes(boxes, quantity);
  const [first, ...rest] = draws;
  if (!first) return null;
  if (draws.some(({ box }) => box.openedAt === null) && !taking.openBox) throw new Problem('open-box-first');
  const taken = await takeFromBox(
    call,
    {
      ...UseInput.parse({
        inventoryId: first.box.id,
        usedAt: takenAt.toISOString(),
        notes: taking.notes,
        opensBox: taking.openBox,
        // The one that is open has too little left for this dose.
        confirmSecondOpen: true,
        confirmExpired: taking.confirmExpired,
        confirmAllergy: taking.confirmAllergy,
      }),
      // The rest of a box may be less than a form takes.
      quantityUsed: toThousandths(quantity - missing),
    },
    {
      further: rest.map((draw) => ({ itemId: draw.box.id, quantity: draw.quantity })),
      dose: quantity,
      isAsPlanned: quantity === quantityPerDose,
      plannedPace,
    },
  );
  return { ...taken, missing, inventoryId: draws.at(-1)!.box.id };
}
