import type { DeviceCall } from '../../http/call.ts';
import { endSessions } from './store.ts';

/** The device that asks stays signed in; the answer is how many others are not. */
export function endOtherSessions({ db, owner, sessionId }: DeviceCall): Promise<number> {
  return endSessions(db, owner, sessionId);
}
