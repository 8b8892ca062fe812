import type { DeviceCall } from '../../http/call.ts';
import { endSessions } from './store.ts';

/** The device that asks stays signed in; the answer is how many others are not. */
export function endOtherSessions(call: DeviceCall): Promise<number> {
  return endSessions(call, call.owner, call.sessionId);
}
