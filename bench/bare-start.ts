import { fastify } from 'fastify';
import pg from 'pg';
import { startEmbeddedDatabase } from '../server/src/db/embedded/start.ts';

/** The least that could be called started: the database up, a bare Fastify listening, one query answered. */
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR!,
  log: { info: () => undefined, warn: () => undefined },
});
const pool = new pg.Pool(database.connection);
const app = fastify();
app.get('/api/health', async () => (await pool.query('select 1')).rows);
const address = await app.listen({ host: 'localhost', port: 0 });
process.send!({ ready: Number(new URL(address).port) });
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => database.stop())
    .then(() => process.exit(0));
});
