import type pg from 'pg';

const ITEMS = 200;
/** More than a run can take out of it. */
const ENDLESS = 50_000_000;

/** Fills a shelf; returns an open box that the bench cannot empty. */
export async function fillShelf(pool: pg.Pool, owner: string): Promise<string> {
  await pool.query(
    `insert into inventory_items (user_id, product_id, unit_type, box_quantity, current_quantity, opened_at, custom_name)
     select $1, (select id from products where code is not null order by code limit 1), 'tablets', 30, $2, now(), 'Caixa ' || n
     from generate_series(1, $3) n`,
    [owner, ENDLESS, ITEMS],
  );
  const { rows } = await pool.query<{ id: string }>(
    'select id from inventory_items where user_id = $1 limit 1',
    [owner],
  );
  return rows[0]!.id;
}
