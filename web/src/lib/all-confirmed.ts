import type { Change } from '@leveza/contract/endpoint.ts';
import type { Confirmed, ConfirmFlag } from '@leveza/contract/problem.ts';
import type { z } from 'zod';
import { CONFIRM_FLAGS } from './intention.ts';

/** Whether something else gives way, which came after what is put back: that was never answered. */
const REPLACES = new Set<ConfirmFlag>(['confirmReplace', 'replacePlan']);

/** The answers to the questions a change may ask about itself: what was recorded once is put back without them. */
export function allConfirmed({ body }: Pick<Change, 'body'>): Confirmed {
  const asked = CONFIRM_FLAGS.filter((flag) => !REPLACES.has(flag) && isField(flag, body));
  return Object.fromEntries(asked.map((flag) => [flag, true]));
}

/** Only a plan's body is more than an object: one that is read further, and the day a change of it counts from. */
function isField(name: string, schema: z.core.$ZodType | undefined): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- where zod keeps it
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === 'intersection') return isField(name, def.left);
  return def?.type === 'pipe' ? isField(name, def.in) : def?.type === 'object' && name in def.shape;
}
