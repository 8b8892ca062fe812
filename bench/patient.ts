import type pg from 'pg';
import { signIn } from './sign-in.ts';

export const TREATMENTS = [
  { name: 'weekly', catalogId: 'ozempic-1', medication: 'Ozempic', everyDays: 7, doseMg: 1, unitMg: 4 },
  { name: 'daily', catalogId: 'saxenda', medication: 'Saxenda', everyDays: 1, doseMg: 3, unitMg: 18 },
] as const;

type Treatment = (typeof TREATMENTS)[number];

/** Doses up to yesterday, each from a pen that it helped to empty, and one sealed pen. */
export async function patient(pool: pg.Pool, treatment: Treatment, days: number): Promise<string> {
  const { token, owner } = await signIn(pool);
  const { catalogId, medication, everyDays, doseMg, unitMg } = treatment;
  const perPen = Math.floor(unitMg / doseMg);
  const doses = Math.floor(days / everyDays);
  await pool.query(
    `insert into pens (user_id, catalog_id, medication_name, active_ingredient, manufacturer, presentation, units,
       unit_mg, unit_volume_ml, concentration_mg_ml, current_dose_mg, purchase_date, price_paid, box_number,
       remaining_mg, sealed_units, open_mg, opened_at)
     select $1, $2, $3, 'GLP-1', 'Bancada', 'multi-dose-pen', 1, $4, 3, $4::numeric / 3, $5,
       current_date - n * $6::int, 500, n % 1000 + 1,
       case when n = 0 then $4::numeric else 0 end, case when n = 0 then 1 else 0 end, 0,
       case when n > 0 then now() - (n * $6::int) * interval '1 day' end
     from generate_series(0, $7) n`,
    [owner, catalogId, medication, unitMg, doseMg, perPen * everyDays, Math.ceil(doses / perPen)],
  );
  await pool.query(
    `insert into applications (user_id, pen_id, catalog_id, medication_name, applied_at, dose_mg, site, zone)
     select $1, pen.id, $2, $3, now() - (n * $4::int) * interval '1 day', $5, 'abdomen',
       (array['abdomen-left-upper', 'abdomen-right-lower', 'abdomen-left-lower', 'abdomen-right-upper'])[n % 4 + 1]
     from generate_series(1, $6::int) n
       join pens pen on pen.user_id = $1 and pen.purchase_date = current_date - ((n - 1) / $7::int + 1) * $7 * $4`,
    [owner, catalogId, medication, everyDays, doseMg, doses, perPen],
  );
  await pool.query(
    `insert into measurements (user_id, measured_at, weight_kg, abdominal_cm)
     select $1, now() - n * interval '1 day', 95 - n % 20 / 10.0, case when n % 30 = 0 then 100 end
     from generate_series(1, $2) n`,
    [owner, days],
  );
  await pool.query(
    `insert into side_effects (user_id, felt_at, effect_type, intensity)
     select $1, now() - n * interval '3 days', (array['nausea', 'headache', 'constipation'])[n % 3 + 1], n % 4 + 1
     from generate_series(1, $2) n`,
    [owner, Math.floor(days / 3)],
  );
  await fillShelf(pool, owner, days);
  await pool.query(
    `insert into profiles (user_id, height_cm, initial_weight_kg, target_weight_kg) values ($1, 165, 98, 75)`,
    [owner],
  );
  return token;
}

/** Twenty boxes at home, one emptied each month before, something taken daily, and a receita each quarter. */
async function fillShelf(pool: pg.Pool, owner: string, days: number): Promise<void> {
  await pool.query(
    `with product as (select id, row_number() over (order by name, id) - 1 as place from products where user_id is null and kind is not null limit 20),
       box as (
         insert into inventory_items (user_id, product_id, current_quantity, box_quantity, unit_type, purchase_date,
           expiry_date, purchase_price, created_at)
         select $1, product.id, case when n < 20 then 30 else 0 end, 30, 'capsules', current_date - n, current_date + 400,
           49.9, now() - n * interval '1 day'
         from generate_series(0, 19 + $2::int / 30) n join product on product.place = n % 20
         returning id, current_quantity)
     insert into uses (user_id, item_id, quantity, time_of_day, used_at)
     select $1, (array(select id from box order by current_quantity))[1 + n % (select count(*) from box)], 1, 'morning',
       now() - n * interval '1 day'
     from generate_series(1, $2::int) n`,
    [owner, days],
  );
  await pool.query(
    `insert into prescriptions (user_id, issued_on, product)
     select $1, current_date - n * 91, 'GLP-1' from generate_series(0, $2::int / 91) n`,
    [owner, days],
  );
}
