import { ANALYTES } from '@leveza/domain/exams/analytes.ts';
import type pg from 'pg';
import { runLeveza } from '../scripts/leveza-process.ts';
import { compare } from './cost.ts';
import { tellExamBytes } from './exams-bytes.ts';
import { hold } from './limits.ts';
import { poolOn } from './pool-on.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const EVERY_DAYS = 60;
const YEAR_DAYS = 365;
const VALUES = 24;

const CALLS = [
  '/api/exams',
  '/api/exams?search=lipidico&status=warning',
  '/api/exams/analytes',
  '/api/exams/analytes/hba1c',
];

/** Ten years of laudos against one, six a year with 24 values each, turn about in one run. */
export async function benchExams(): Promise<void> {
  tellExamBytes();
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const short = await patient(pool, YEAR_DAYS);
    const long = await patient(pool, 10 * YEAR_DAYS);
    await pool.query('vacuum analyze');
    const rows = [];
    for (const path of CALLS) {
      const { month: year, decade } = await compare(leveza, pool, { short, long, paths: [path] });
      const ratio = decade.cpuMs / year.cpuMs;
      hold(`exams, ${path}`, ratio, { most: 2 });
      rows.push({
        call: path,
        'ms, a year': year.ms.toFixed(2),
        'ms, ten years': decade.ms.toFixed(2),
        'CPU ms, a year': year.cpuMs.toFixed(2),
        'CPU ms, ten years': decade.cpuMs.toFixed(2),
        'CPU ratio': ratio.toFixed(2),
      });
    }
    printTable('Ten years of exams against a year, one call (CPU ratio at most 2)', rows);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

async function patient(pool: pg.Pool, days: number): Promise<string> {
  const { token, owner } = await signIn(pool);
  const keys = ANALYTES.slice(0, VALUES).map(({ key }) => key);
  await pool.query(
    `with report as (
       insert into exams (user_id, exam_type, category, exam_date, laboratory, is_reviewed, standing, result_count,
         outside_count, critical_count, concerns, searched)
       select $1, 'Perfil lipídico', 'BLOOD_TEST', current_date - n * $2::int, 'Laboratório da Bancada', true,
         'warning', $4, 1, 0, array['Glicose'], 'perfil lipidico laboratorio da bancada'
       from generate_series(0, $3::int / $2::int) n
       returning id, exam_date)
     insert into exam_results (user_id, exam_id, place, analyte, parameter, value, value_number, unit, ref_low,
       ref_high, range_origin, flag, amount, low, high)
     select $1, report.id, key.place, key.name, key.name, '5,4', 5.4, '%', 4, 6, 'printed', 'normal',
       5 + extract(day from report.exam_date) / 30, 4, 6
     from report cross join unnest($5::text[]) with ordinality as key (name, place)`,
    [owner, EVERY_DAYS, days, VALUES, keys],
  );
  await pool.query(
    `insert into applications (user_id, catalog_id, medication_name, applied_at, dose_mg, site, zone)
     select $1, 'ozempic-1', 'Ozempic', now() - n * interval '7 days', 1, 'abdomen', 'abdomen-left-upper'
     from generate_series(1, $2::int / 7) n`,
    [owner, days],
  );
  return token;
}
