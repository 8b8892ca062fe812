import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { startEmbeddedDatabase } from '../server/src/db/embedded/start.ts';

/** The least that could be called started: the database up, one query answered, one server listening. */
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR!,
  log: { info: () => undefined, warn: () => undefined },
});
const pool = new pg.Pool(database.connection);
const server = createServer((_, response) => {
  void pool.query('select 1').then(() => response.end('{}'));
});
server.listen(0, 'localhost', () => process.send!({ ready: (server.address() as AddressInfo).port }));
process.on('SIGTERM', () => {
  void pool
    .end()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
