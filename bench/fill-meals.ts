import type pg from 'pg';
import { snapshotOf } from '../server/src/features/nutrition/portions.ts';
import { SHIPPED_FOODS } from '../server/src/features/nutrition/shipped-foods.ts';
import { signIn } from './sign-in.ts';

const MEALS = ['Café da Manhã', 'Almoço', 'Lanche da Tarde', 'Jantar'];
const FOODS_A_MEAL = 4;

/** A patient who recorded four meals of four foods, five drinks and how the day was, on each of the last days. */
export async function eater(pool: pg.Pool, days: number): Promise<string> {
  const { token, owner } = await signIn(pool);
  await pool.query(
    `insert into profiles (user_id, height_cm, initial_weight_kg, target_weight_kg, allergies)
     values ($1, 165, 98, 75, 'amendoim')`,
    [owner],
  );
  await pool.query(
    `insert into meals (user_id, day, name, time)
     select $1, current_date - n, ($2::text[])[m], lpad((4 + 4 * m)::text, 2, '0') || ':00'
     from generate_series(0, $3) n, generate_series(1, $4) m`,
    [owner, MEALS, days - 1, MEALS.length],
  );
  const foods = SHIPPED_FOODS.slice(0, 60).map((food, place) => ({ ...snapshotOf(food), place }));
  await pool.query(
    `with food as (select * from jsonb_to_recordset($2)
         as f("foodCode" text, name text, category text, serving text, "servingGrams" numeric, source text,
           calories numeric, protein numeric, carbs numeric, fat numeric, fiber numeric, sodium numeric, place int))
     insert into meal_foods (user_id, meal_id, food_code, name, category, serving, serving_grams, source,
       calories, protein, carbs, fat, fiber, sodium, quantity, position)
     select $1, meal.id, "foodCode", food.name, category, serving, "servingGrams", source,
       calories, protein, carbs, fat, fiber, sodium, 1, n
     from (select id, row_number() over (order by day, time) as place from meals where user_id = $1) meal
       cross join generate_series(0, $3) n
       join food on food.place = (meal.place * 7 + n * 13) % $4`,
    [owner, JSON.stringify(foods), FOODS_A_MEAL - 1, foods.length],
  );
  await pool.query(
    `insert into drinks (user_id, day, ml, drink)
     select $1, current_date - n, 200, 'water' from generate_series(0, $2) n, generate_series(1, 5)`,
    [owner, days - 1],
  );
  await pool.query(
    `insert into wellbeing_days (user_id, day, hunger, cravings, satiety, energy)
     select $1, current_date - n, n % 5, n % 4, n % 3, n % 5 from generate_series(0, $2) n`,
    [owner, days - 1],
  );
  await pool.query(
    `insert into side_effects (user_id, felt_at, effect_type, intensity)
     select $1, now() - n * interval '3 days', 'nausea', 4 from generate_series(0, $2::int / 3) n`,
    [owner, days - 1],
  );
  return token;
}
