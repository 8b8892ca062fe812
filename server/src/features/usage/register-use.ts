import type { UseInput } from '@leveza/contract/usage.ts';
import type { Call } from '../../http/call.ts';
import { takeFromBox } from './shared/take-from-box.ts';

export async function registerUse(call: Call, input: UseInput) {
  return call.db.transaction((tx) => takeFromBox({ ...call, db: tx }, input));
}
