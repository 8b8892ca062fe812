import type { Config } from '../config.ts';
import type { ConnectionSettings } from './connection.ts';
import { withSingleConnection } from './connection.ts';
import { startEmbeddedDatabase } from './embedded/start.ts';
import { problemOfDatabaseError } from './failure.ts';

export interface OpenDatabase {
  settings: ConnectionSettings;
  /** Where the rows live, in words for the person who starts Leveza. */
  place: string;
  stop(): Promise<void>;
}

export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** The database cannot be used: its message is the one line shown before exit 1. */
export class DatabaseRefused extends Error {}

const OLDEST_POSTGRES = 15;
const WAIT_FOR_EXTERNAL_MS = 20_000;

/**
 * The embedded database, or the one named by DATABASE_URL, running and reachable. `onLaunched` is told when PostgreSQL
 * has been started and only has to get ready.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  onLaunched?: () => void,
): Promise<OpenDatabase> {
  if (!config.databaseUrl) {
    const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log, onLaunched });
    return { settings: embedded.connection, place: embedded.dataFolder, stop: () => embedded.stop() };
  }
  const settings = { connectionString: config.databaseUrl };
  await reach(settings, log);
  return { settings, place: 'the database of DATABASE_URL', stop: () => Promise.resolve() };
}

/** A database that starts together with Leveza may need a moment. */
async function reach(settings: ConnectionSettings, log: Log): Promise<void> {
  const giveUpAt = Date.now() + WAIT_FOR_EXTERNAL_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      const version = await withSingleConnection(settings, async (client) => {
        const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
        return Math.floor(Number(rows[0]!.server_version_num) / 10_000);
      });
      if (version < OLDEST_POSTGRES) {
        throw new DatabaseRefused(
          `DATABASE_URL is PostgreSQL ${version}; Leveza needs ${OLDEST_POSTGRES} or later.`,
        );
      }
      return;
    } catch (error) {
      if (error instanceof DatabaseRefused) throw error;
      if (problemOfDatabaseError(error) !== 'database-unavailable' || Date.now() > giveUpAt) {
        const reason = (error as { code?: string }).code ?? 'no answer';
        throw new DatabaseRefused(
          `The database of DATABASE_URL cannot be reached (${reason}); check the address, the user and the password.`,
        );
      }
      if (tries === 0) log.info('Waiting for the database of DATABASE_URL…');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
