import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { NEAR_DAYS, stockOfEach, unitsAtHome } from '../plan-stock.ts';
import { versionRowOn } from '../reply.ts';
import type { WholePlan } from '../store.ts';
import { dosesOfDays } from './doses-of-days.ts';

/** The day of the first planned dose that the boxes of a plan no longer give. */
export interface RunOut {
  planId: string;
  name: string;
  kind: ItemKind;
  day: Day;
}

/** When the boxes of plans run out, for days that are not over; a plan without any stock has run out already. */
export async function runOutsOf(
  call: Call,
  plans: readonly WholePlan[],
  { to }: { to: Day },
): Promise<RunOut[]> {
  const today = dayIn(call.zone, call.now);
  const stocked = plans.filter(
    ({ versions, deletedAt }) => deletedAt === null && versionRowOn(versions, today).productId !== null,
  );
  if (to < today || stocked.length === 0) return [];
  const near = await dosesOfDays(call, plans, { from: today, to: addDays(today, NEAR_DAYS) });
  const dosesOf = Map.groupBy(near, ({ planId }) => planId);
  const units = await unitsAtHome(call);
  const stocks = stockOfEach(call, stocked, { units, dosesOf });
  return stocked.flatMap(({ id: planId, versions }) => {
    const { name, productId, quantityPerDose, medicationType } = versionRowOn(versions, today);
    const { runsOutOn } = stocks.get(planId)!;
    if ((units.get(productId!) ?? 0) < quantityPerDose || runsOutOn === null) return [];
    const kind = medicationType === 'oral_medication' ? 'medication' : 'supplement';
    return [{ planId, name, kind, day: runsOutOn }];
  });
}
