import type { Job } from './job.ts';
import { prepareQueue } from './schema.ts';
import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import type { Log } from '../db/open-database.ts';
import type { ShippedData } from '../db/shipped-data/load.ts';
import { loadShippedData } from '../db/shipped-data/load.ts';

export interface Content {
  shippedData: readonly ShippedData[];
  jobs: readonly Job[];
}

/** Tables and queues up to date and shipped data loaded; safe to run from several processes at once. */
export async function prepareDatabase(
  settings: ConnectionSettings,
  { shippedData, jobs }: Content,
  log: Log,
): Promise<void> {
  await withSingleConnection(settings, async (client, db) => {
    const steps = await migrate(client);
    if (steps > 0) log.info(`Database: ${steps} migration${steps === 1 ? '' : 's'} applied.`);
    const left = await prepareQueue(client, jobs);
    if (left.length > 0) log.info(`Queues of no job here, left for the jobs in them: ${left.join(', ')}.`);
    const loaded = await loadShippedData(db, shippedData);
    if (loaded.length > 0) log.info(`Shipped data loaded: ${loaded.join(', ')}.`);
  });
}
