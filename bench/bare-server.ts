import { fastify } from 'fastify';
import pg from 'pg';
import { runningDatabase } from '../server/src/db/embedded/running.ts';
import { hashToken } from '../server/src/http/session/owner-of.ts';

/** The least that answers the same calls with the same SQL: no contract, no limits, no headers, no refusals. */
const pool = new pg.Pool({ ...(await runningDatabase(process.env.DATA_DIR!))!, max: 20 });
const app = fastify();

async function owner(authorization = ''): Promise<string> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from sessions where access_token_hash = $1 and access_expires_at > now() and revoked_at is null',
    [hashToken(authorization.slice('Bearer '.length))],
  );
  return rows[0]!.user_id;
}

app.get('/api/products', async (request) => {
  const id = await owner(request.headers.authorization);
  const where = 'where (user_id is null or user_id = $1) and retired_at is null';
  const { rows } = await pool.query(
    `select * from products ${where} order by search_text like '%' desc, name, id limit 100 offset 0`,
    [id],
  );
  const { rows: counts } = await pool.query<{ count: string }>(`select count(*) from products ${where}`, [
    id,
  ]);
  return { success: true, data: rows, pagination: { page: 1, limit: 100, total: Number(counts[0]!.count) } };
});

app.post('/api/products', async (request, reply) => {
  const id = await owner(request.headers.authorization);
  const { name, mainCategory } = request.body as { name: string; mainCategory: string };
  const { rows } = await pool.query(
    'insert into products (user_id, name, main_category, search_text) values ($1, $2, $3, $4) returning *',
    [id, name, mainCategory, name.toLowerCase()],
  );
  return reply.code(201).send({ success: true, data: rows[0] as unknown });
});

process.send!({ ready: await app.listen({ host: 'localhost', port: 0 }) });
