import type { Call } from '../../http/call.ts';
import { takeUseBack } from './shared/take-use-back.ts';

export async function deleteUse(call: Call, id: string, how: Parameters<typeof takeUseBack>[2]) {
  return call.db.transaction((tx) => takeUseBack({ ...call, db: tx }, id, how));
}
