import { Problem } from '@leveza/contract/problem.ts';
import type { UseElsewhereInput } from '@leveza/contract/usage.ts';
import { isInjectedGlp1 } from '@leveza/domain/catalog/glp1-substance.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { clockIn, hourIn } from '@leveza/domain/time/instants.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { timeOfDayOf } from '@leveza/domain/usage/time-of-day.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { insertStatement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { findProduct } from '../catalog/shared/find-product.ts';
import { ownProductNamed } from '../catalog/shared/own-product-named.ts';
import type { products } from '../catalog/table.ts';
import { labelOf } from '../inventory/shared/label-of.ts';
import { allergiesOf, refuseKnownAllergy } from '../profile/shared/refuse-allergy.ts';
import { refuseTakenAgain } from './refuse-taken-again.ts';
import type { BeforeUse } from './register-use.ts';
import { madeBefore, productSource, useReply } from './reply.ts';
import { rhythmAtHome } from './rhythm-at-home.ts';
import { findUse } from './store.ts';
import { uses } from './table.ts';

const insertUse = insertStatement('register-use-elsewhere', uses, [
  'userId',
  'productId',
  'unitType',
  'quantity',
  'timeOfDay',
  'notes',
  'usedAt',
  'usedClock',
]);

const UNKNOWN = 'Este produto não está no catálogo. Escreva o nome dele.';

/**
 * Records a use that no box gave. The plans are asked as about a use of a box: the body does not know where a dose came
 * from, so it counts for a planned one and for the limits of a plan as needed.
 */
export async function registerUseElsewhere(
  call: Call,
  input: UseElsewhereInput,
  { prepare, refuseAgain, refuseHeld }: Pick<BeforeUse, 'prepare' | 'refuseAgain' | 'refuseHeld'>,
) {
  const { owner, zone } = call;
  const usedAt = happenedAt(input.usedAt, call, 'usedAt');
  const quantity = toThousandths(input.quantityUsed);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const { productId, unitType } = input;
    const product = productId
      ? await findProduct(tx, owner, productId)
      : await ownProductNamed(inside, input);
    if (!product) throw new Problem('invalid-input', { fields: { name: UNKNOWN } });
    const { kind } = product;
    if (kind === null || isInjected(product)) throw new Problem('dose-is-application');
    if (!isAllowedQuantity({ kind, unitType }, quantity)) {
      throw new Problem('invalid-input', { fields: { quantityUsed: limitsText({ kind, unitType }) } });
    }
    const [allergies, rhythmOf] = await askInOne(tx, allergiesOf(owner), rhythmAtHome(owner));
    if (!input.confirmAllergy) refuseKnownAllergy(allergies, labelOf(product, {}));
    const { name, brand, activeIngredient, dosage: strength } = product;
    const ingredients = [brand, activeIngredient].filter(Boolean).join(' ');
    const medicine = { name, ingredients, strength };
    const coming = {
      productId: product.id,
      medicine,
      isFromElsewhere: true,
      usedAt,
      quantity,
      unitType,
      confirmOften: input.confirmOften,
    };
    const { isOfPlan, madeMeanwhile, mark, ...late } = await prepare(inside, coming);
    const there = madeMeanwhile && (await findUse(tx, owner, madeMeanwhile));
    if (there) return { use: (await madeBefore(tx, owner, there)).use, ...late };
    const isGlp1 = isOnceADay(medicine, unitType);
    if (!input.confirmHeld && isGlp1) await refuseHeld(inside, usedAt);
    if (!input.confirmOften && isGlp1) {
      await refuseAgain(inside, usedAt, { atOnce: quantity });
    }
    if (!input.confirmOften && !isGlp1 && !isOfPlan) {
      await refuseTakenAgain(inside, coming, { usedAt, quantity, ...rhythmOf(coming) });
    }
    const [made] = await insertUse(tx, {
      userId: owner,
      productId: product.id,
      unitType,
      quantity,
      timeOfDay: timeOfDayOf(kind, hourIn(zone, usedAt)),
      notes: input.notes,
      usedAt,
      usedClock: clockIn(zone, usedAt),
    });
    await mark(made!.id);
    return { use: useReply(made!, productSource(product, unitType)), ...late };
  });
}

/**
 * A GLP-1 that does not say it is taken by mouth: its doses have a road of their own, with their own questions. The unit
 * excuses nothing, since a form begins with tablets.
 */
const isInjected = ({ name, activeIngredient, form }: typeof products.$inferSelect) =>
  form !== 'TABLET' && form !== 'CAPSULE' && isInjectedGlp1({ name, ingredients: activeIngredient ?? '' });
