import type { FastifyBaseLogger } from 'fastify';
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
  /** When the patient first pressed, in a request that is sent again or a tap in WhatsApp; missing in any other. */
  pressedAt?: Date | undefined;
  /** For a failure that ends no call; missing where a job makes the call. */
  log?: Pick<FastifyBaseLogger, 'warn'>;
}

/** For what lies outside of the database and must not go before the change is kept, such as the bytes of a file. */
export interface Afterwards {
  /** Run once the call's transaction is committed; its failure changes nothing. */
  afterwards(work: () => Promise<unknown>): void;
}

/** A call about the account itself, where it matters which device asks. */
export interface DeviceCall extends Call {
  sessionId: string;
  /** The name the device gives itself. */
  device: string | undefined;
}

/** A call of somebody who need not be signed in, known by the address they come from. */
export interface VisitorCall extends Pick<DeviceCall, 'db' | 'now' | 'pressedAt' | 'device'> {
  /** Where tries are counted; a hash, from which no address can be read. */
  address: string;
}
