import type { Call } from '../../http/call.ts';
import type { PlannedPace } from '../inventory/shared/planned-pace.ts';
import { putUseBack } from './shared/put-use-back.ts';

export async function restoreUse(call: Call, id: string, plannedPace: PlannedPace) {
  return call.db.transaction((tx) => putUseBack({ ...call, db: tx }, id, plannedPace));
}
