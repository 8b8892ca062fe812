import type { Db } from '../db/connection.ts';

/**
 * The caller, the caller's zone and the time. `serve` makes one for every request; a change or a read takes it whole,
 * so that no function reads the clock or asks for the zone a second time. A transaction is `{ ...call, db: tx }`.
 */
export interface Call {
  /** A transaction when the request carries an idempotency key: use this one and no other. */
  db: Db;
  owner: string;
  /** The patient's time zone, which decides what day it is. */
  zone: string;
  now: Date;
}
