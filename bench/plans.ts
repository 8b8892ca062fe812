import type pg from 'pg';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { hashToken } from '../server/src/http/session/owner-of.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { compare } from './cost.ts';
import { hold } from './limits.ts';
import { patient, TREATMENTS } from './patient.ts';
import { poolOn } from './pool-on.ts';
import { printTable } from './table.ts';

const PLANS = 12;
const TEN_YEARS_DAYS = 3650;
const MONTH_DAYS = 30;

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const MONTH = { from: addDays(TODAY, -20), to: addDays(TODAY, 21) };

/** The calls a screen makes before it is whole. */
const SCREENS = {
  'Uso Medicamentos': ['/api/plans', '/api/doses'],
  Calendário: [`/api/calendar?from=${MONTH.from}&to=${MONTH.to}`],
  Dashboard: ['/api/dashboard', '/api/dashboard/today', '/api/dashboard/headline'],
};

/** Ten years of a treatment and twelve plans against a month of them; see `history` for what is counted. */
export async function benchPlans(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const short = await planned(pool, MONTH_DAYS);
    const long = await planned(pool, TEN_YEARS_DAYS);
    await pool.query('vacuum analyze');
    const rows = [];
    for (const [screen, paths] of Object.entries(SCREENS)) {
      const { month, decade } = await compare(leveza, pool, { short, long, paths });
      const ratio = decade.cpuMs / month.cpuMs;
      hold(`${screen}, ${PLANS} plans`, ratio, { most: 2 });
      rows.push({
        screen,
        'CPU ms, a month': month.cpuMs.toFixed(2),
        'CPU ms, ten years': decade.cpuMs.toFixed(2),
        'CPU ratio': ratio.toFixed(2),
      });
    }
    printTable(`Ten years with ${PLANS} plans against a month, one call (CPU ratio at most 2)`, rows);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

/** A patient of `history` with plans of two doses a day, of which one in ten was not recorded. */
async function planned(pool: pg.Pool, days: number): Promise<string> {
  const token = await patient(pool, TREATMENTS[0], days);
  const { rows } = await pool.query<{ id: string }>(
    `with owner as (select user_id from sessions where access_token_hash = $5),
       plan as (
         insert into plans (user_id) select user_id from owner, generate_series(1, $1) returning id, user_id),
       version as (
         insert into plan_versions (user_id, plan_id, from_day, medication_type, name, dosage_form, dose, dose_unit,
           plan_type, frequency, scheduled_times, days_of_week, start_date, with_food, reminder_enabled, priority,
           quantity_per_dose)
         select user_id, id, $3::date - $2::int, 'oral_medication', 'Losartana', 'tablet', 50, 'mg', 'continuous',
           'daily', '{08:00,20:00}', '{}', $3::date - $2::int, 'either', true, 'medium', 1 from plan)
     insert into plan_doses (user_id, plan_id, planned_day, planned_time, outcome, taken_at, quantity)
     select user_id, id, $3::date - n, at, 'taken', ($3::date - n + at::time) at time zone $4, 1
     from plan, generate_series(1, $2::int) n, unnest('{08:00,20:00}'::text[]) at where n % 10 > 0
     returning id`,
    [PLANS, days, TODAY, DEFAULT_ZONE, hashToken(token)],
  );
  if (rows.length === 0) throw new Error('no doses were written');
  return token;
}
