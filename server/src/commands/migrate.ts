import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { prepareDatabase } from '../jobs/prepare-database.ts';
import { JOBS } from '../job-list.ts';
import { SHIPPED_DATA } from '../shipped-data.ts';

/** Brings the database up to date without starting Leveza. */
const say = {
  info: (message: string) => console.log(message),
  warn: (message: string) => console.warn(message),
};

if (existsSync('.env')) process.loadEnvFile('.env');
const database = await openDatabase(readConfig(process.env), say);
try {
  await prepareDatabase(database.settings, { shippedData: SHIPPED_DATA, jobs: JOBS }, say);
  say.info('The database is up to date.');
} finally {
  await database.stop();
}
