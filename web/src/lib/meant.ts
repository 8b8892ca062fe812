import type { Change } from '@leveza/contract/endpoint.ts';
import type { Confirmed, ConfirmFlag } from '@leveza/contract/problem.ts';
import { CONFIRM_FLAGS } from './intention.ts';
import { fieldsOf } from './schema-fields.ts';

/** Whether something else gives way, which came after what is put back: that was never answered. */
const REPLACES = new Set<ConfirmFlag>(['confirmReplace', 'replacePlan']);

/** The answers to the questions a change may ask about itself: what was recorded once is put back without them. */
export function meant({ body }: Pick<Change, 'body'>): Confirmed {
  const asked = CONFIRM_FLAGS.filter(
    (flag) => !REPLACES.has(flag) && body && fieldsOf(body, flag).length > 0,
  );
  return Object.fromEntries(asked.map((flag) => [flag, true]));
}
