import { fastify } from 'fastify';
import { hashToken } from '../server/src/http/session/owner-of.ts';
import { poolOn } from './pool-on.ts';

/** The least that answers the same calls with the same SQL: no contract, no limits, no headers, no refusals. */
const pool = await poolOn(process.env.DATA_DIR!, 20, 'bare');
const app = fastify();

async function owner(authorization = ''): Promise<string> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from sessions where access_token_hash = $1 and access_expires_at > now() and revoked_at is null',
    [hashToken(authorization.slice('Bearer '.length))],
  );
  return rows[0]!.user_id;
}

/** The least of any call: whose it is, and one row of theirs. */
app.get('/api/bare', async (request) => {
  const id = await owner(request.headers.authorization);
  const { rows } = await pool.query<Record<string, unknown>>('select * from profiles where user_id = $1', [
    id,
  ]);
  return { success: true, data: rows[0] };
});

app.get('/api/user-inventory', async (request) => {
  const id = await owner(request.headers.authorization);
  const { rows } = await pool.query<Record<string, unknown>>(
    `select i.*, p.name, p.brand, p.main_category, p.sub_category, p.form, p.dosage, p.active_ingredient, p.is_verified
     from inventory_items i join products p on p.id = i.product_id
     where i.user_id = $1 and i.deleted_at is null order by i.created_at desc, i.id desc limit 500`,
    [id],
  );
  const { rows: counts } = await pool.query<{ count: string }>(
    'select count(*) from inventory_items where user_id = $1 and deleted_at is null',
    [id],
  );
  return { success: true, data: rows, pagination: { page: 1, limit: 500, total: Number(counts[0]!.count) } };
});

app.post('/api/usage', async (request, reply) => {
  const id = await owner(request.headers.authorization);
  const { inventoryId, quantityUsed, timeOfDay } = request.body as Record<string, unknown>;
  await pool.query('select time_zone from profiles where user_id = $1', [id]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select * from inventory_items where user_id = $1 and id = $2 for update', [
      id,
      inventoryId,
    ]);
    await client.query(
      "insert into stock_movements (user_id, item_id, kind, quantity, happened_at) values ($1, $2, 'use', -$3::numeric, now())",
      [id, inventoryId, quantityUsed],
    );
    await client.query('update inventory_items set current_quantity = current_quantity - $2 where id = $1', [
      inventoryId,
      quantityUsed,
    ]);
    const { rows } = await client.query<Record<string, unknown>>(
      'insert into uses (user_id, item_id, quantity, time_of_day, used_at) values ($1, $2, $3, $4, now()) returning *',
      [id, inventoryId, quantityUsed, timeOfDay],
    );
    await client.query('commit');
    const { rows: shown } = await client.query<Record<string, unknown>>(
      `select u.*, i.unit_type, coalesce(i.custom_name, p.name) as name from uses u
       join inventory_items i on i.id = u.item_id join products p on p.id = i.product_id where u.user_id = $1 and u.id = $2`,
      [id, rows[0]!.id],
    );
    return await reply.code(201).send({ success: true, data: shown[0] as unknown });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
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
