import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { Db } from '../db/connection.ts';
import type { Call, VisitorCall } from '../http/call.ts';

/** A patient's call as `serve` makes it, for tests that need no request. */
export function callBy(db: Db, owner: string): Call {
  return { db, owner, zone: DEFAULT_ZONE, now: new Date() };
}

/** The call of somebody who is not signed in. */
export function visitorCall(db: Db): VisitorCall {
  return { db, now: new Date(), device: 'Chrome', address: 'test' };
}
