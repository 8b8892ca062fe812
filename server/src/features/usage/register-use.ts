import type { UseInput } from '@leveza/contract/usage.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Question } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { madeBefore } from './reply.ts';
import type { ComingUse, PreparedUse, UsedMedicine } from './shared/coming-use.ts';
import { boxToTake, takeFromBox } from './shared/take-from-box.ts';
import { findUse } from './store.ts';
import { medicineOf } from './medicine-of.ts';
import { refuseTakenAgain } from './refuse-taken-again.ts';
import { useOfDose } from './use-of-dose.ts';

export interface BeforeUse {
  /** Tells which uses may need preparation; asked in one with the box itself. */
  isPlanned: (owner: string) => Question<(use: UsedMedicine) => boolean>;
  /** Asks about a use before it is recorded, by throwing the question. */
  prepare: (call: Call, use: ComingUse) => Promise<PreparedUse>;
  /** Asks about one more GLP-1 tablet on a day that has so many; of two at once, the second waits for the first. */
  refuseAgain: (
    call: Call,
    usedAt: Date,
    tablets: { ofDay?: number | undefined; atOnce: number },
  ) => Promise<void>;
  /** Asks about a GLP-1 tablet after a sign that holds it. */
  refuseHeld: (call: Call, usedAt: Date) => Promise<void>;
}

const UNPLANNED: PreparedUse = { isOfPlan: false, madeMeanwhile: null, mark: async () => undefined };

/** The plans are asked first. They know this feature, which must not know them. */
export async function registerUse(
  call: Call,
  input: UseInput,
  { plannedPace, ...beforeUse }: BeforeUse & { plannedPace: PlannedPace },
) {
  const { inventoryId } = input;
  const usedAt = happenedAt(input.usedAt, call, 'usedAt');
  const [box, allergies, mayBePlanned] = await askInOne(
    call.db,
    ...boxToTake(call.owner, inventoryId),
    beforeUse.isPlanned(call.owner),
  );
  const used = medicineOf(box);
  const isPlanned = mayBePlanned(used);
  const known = [box, allergies] as const;
  const { doseOfDay } = input;
  const quantity = toThousandths(input.quantityUsed);
  const isGlp1 = isOnceADay(used.medicine, used.unitType);
  const asksOften = !input.confirmOften;
  const asksHeld = !input.confirmHeld && isGlp1;
  if (!isPlanned && !doseOfDay && !asksOften && !asksHeld) {
    return takeFromBox(call, input, { known, plannedPace: null });
  }
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const coming = {
      ...used,
      usedAt,
      quantity,
      confirmOften: input.confirmOften,
    };
    const { isOfPlan, madeMeanwhile, mark, ...late } = isPlanned
      ? await beforeUse.prepare(inside, coming)
      : UNPLANNED;
    // A plan that is deleted or of another product by now leaves the box its row of today.
    const there = madeMeanwhile ?? (doseOfDay && (await useOfDose(inside, box, { ...doseOfDay, usedAt })));
    const use = there && (await findUse(tx, call.owner, there));
    if (!use) {
      if (asksHeld) await beforeUse.refuseHeld(inside, usedAt);
      if (asksOften && isGlp1) {
        await beforeUse.refuseAgain(inside, usedAt, {
          ofDay: doseOfDay?.of,
          // Two of a box that says two a dose are one dose.
          atOnce: quantity / box.unitsPerDose,
        });
      }
      // A plan that is over asks about nothing.
      if (asksOften && !isGlp1 && !isOfPlan && !doseOfDay) {
        await refuseTakenAgain(inside, used, { usedAt, quantity, itemId: box.id, rhythm: box });
      }
      const taken = await takeFromBox(inside, input, { known, plannedPace: isPlanned ? plannedPace : null });
      await mark(taken.use.id);
      return { ...taken, ...late };
    }
    const made = await madeBefore(tx, call.owner, use);
    return { ...made, remaining: made.remaining ?? box.currentQuantity, ...late };
  });
}
