import pg from 'pg';
import { runningDatabase } from '../server/src/db/embedded/running.ts';

/** Connections to the database of a Leveza that runs on this folder. */
export async function poolOn(dataDir: string, max: number, application?: string): Promise<pg.Pool> {
  const database = (await runningDatabase(dataDir))!;
  const pool = new pg.Pool({ ...database, max, ...(application && { application_name: application }) });
  // A connection that is about to close may still hear that its database stops; the run is over by then.
  pool.on('error', () => undefined);
  return pool;
}
