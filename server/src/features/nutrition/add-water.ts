import type { WaterInput } from '@leveza/contract/nutrition/water.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt, momentOfPress, refuseFutureDay } from '../../http/recorded-at.ts';
import { drinks } from './table.ts';
import { readWater } from './water-reply.ts';

export async function addWater(call: Call, { ml, drink, ...input }: WaterInput) {
  const today = dayIn(call.zone, call.now);
  const day = input.day ?? dayIn(call.zone, momentOfPress(call));
  refuseFutureDay(day, today, 'day');
  const [row] = await call.db
    .insert(drinks)
    .values({ userId: call.owner, day, ml, drink, createdAt: happenedAt(input.at, call, 'at') })
    .returning({ id: drinks.id });
  return { data: await readWater(call, day), added: row!.id };
}
