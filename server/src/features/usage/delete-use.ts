import type { Call } from '../../http/call.ts';
import { takeUseBack } from './shared/take-use-back.ts';

export async function deleteUse(call: Call, id: string, { closesBox = false } = {}) {
  return call.db.transaction((tx) => takeUseBack({ ...call, db: tx }, id, { closesBox }));
}
