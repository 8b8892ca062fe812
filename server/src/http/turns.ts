import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { problemOfDatabaseError } from '../db/failure.ts';
import { within } from './deadline.ts';
import { line } from './line.ts';

const WAITING = 2000;

type InTurn = <T>(endpoint: Endpoint, work: () => Promise<T>) => Promise<T>;

/**
 * Requests work on the database in turns: a rush is answered late instead of refused. Half of the connections are for
 * patients and a fifth for strangers; a quarter is for exports and the rest for limits and jobs, so that no turn waits
 * for a connection besides.
 * Those of strangers, who make passwords be hashed, have a line of their own, so that patients do not wait for them.
 */
export function turnsOf(connections: number): InTurn {
  const patients = line({ atOnce: Math.max(1, Math.floor(connections * 0.5)), waiting: WAITING });
  const strangers = line({ atOnce: Math.max(1, Math.floor(connections * 0.2)), waiting: WAITING });
  return async (endpoint, work) => {
    // The state of the service and the like are asked for without a session and must not wait.
    if (endpoint.access === 'public' && endpoint.method === 'GET') return within(work);
    const inTurn = endpoint.access === 'patient' ? patients : strangers;
    try {
      return await within(() => inTurn(work));
    } catch (error) {
      // Without a database each of those who wait would learn the same, only later than within 5 s.
      if (error instanceof Error && problemOfDatabaseError(error) === 'database-unavailable') {
        patients.refuseWaiting(error);
        strangers.refuseWaiting(error);
      }
      throw error;
    }
  };
}
