import type { Change } from '@leveza/contract/endpoint.ts';
import type { Confirmed, ConfirmFlag } from '@leveza/contract/problem.ts';

/** Whether something else gives way, which came after what is put back: that was never answered. */
const REPLACES = new Set<ConfirmFlag>(['confirmReplace', 'replacePlan']);

/** The answers to the questions a change may ask about itself: what was recorded once is put back without them. */
export function allConfirmed({ asks = [] }: Change): Confirmed {
  return Object.fromEntries(asks.filter((flag) => !REPLACES.has(flag)).map((flag) => [flag, true]));
}
