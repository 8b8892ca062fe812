import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { searchFoods } from '@leveza/domain/nutrition/search.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { SHIPPED_FOODS, SHIPPED_INDEX } from '../server/src/features/nutrition/shipped-foods.ts';
import { compareSides } from './cost.ts';
import { eater } from './fill-meals.ts';
import { benchFoodSearch } from './food-search.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { poolOn } from './pool-on.ts';
import { printTable } from './table.ts';

const MONTH_DAYS = 30;
const TEN_YEARS_DAYS = 3650;
const MOST_RATIO = 2;
const HELD = ['/api/nutrition/day', '/api/nutrition/week', '/api/foods?search=pao'];
/** These look at 90 days, of which a month has a third: printed without a limit. */
const PRINTED = ['/api/wellbeing', '/api/nutrition/before-effects'];

/** Ten years of meals against a month, the search of foods, and what its index weighs. */
export async function benchNutrition(): Promise<void> {
  await benchMeals();
  benchSearchRate();
  benchIndex();
  await benchFoodSearch();
}

/** Each in a house of its own: a plan that reads every patient's foods would cost the two of one house the same. */
async function house(days: number) {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  const token = await eater(pool, days);
  await pool.query('vacuum analyze');
  return {
    leveza,
    pool,
    token,
    stop: async () => {
      await pool.end();
      await leveza.stop();
    },
  };
}

async function benchMeals(): Promise<void> {
  const short = await house(MONTH_DAYS);
  const long = await house(TEN_YEARS_DAYS);
  try {
    const rows = [];
    for (const path of [...HELD, ...PRINTED]) {
      const { month, decade } = await compareSides(short, long, [path]);
      const ratio = decade.cpuMs / month.cpuMs;
      if (HELD.includes(path)) hold(`${path}, ten years of meals`, ratio, { most: MOST_RATIO });
      rows.push({
        what: path,
        'CPU ms, a month': month.cpuMs.toFixed(2),
        'CPU ms, ten years': decade.cpuMs.toFixed(2),
        'CPU ratio': ratio.toFixed(2),
      });
    }
    printTable(`Ten years of meals against a month, one call (CPU ratio at most ${MOST_RATIO})`, rows);
  } finally {
    await short.stop();
    await long.stop();
  }
}

const TYPED = ['p', 'pao', 'pao de quejo', 'arroz integral', 'frango grelhado', 'iogurte natral', 'xilofone'];
const TURNS = 40;
const ROUNDS = 5;
/** A search that forgives slips, in plain looks through all names: 0.7 measured. */
const MOST_SCANS = 2;

/** The search with accents and slips against a plain look for the same letters in every name. */
function benchSearchRate(): void {
  const names = SHIPPED_FOODS.map(({ name }) => name);
  const searches: number[] = [];
  const scans: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    searches.push(msOfOne((typed) => searchFoods(SHIPPED_INDEX, typed)));
    scans.push(msOfOne((typed) => names.filter((name) => searchText(name).includes(typed))));
  }
  const [search, scan] = [median(searches), median(scans)];
  hold('search of foods, in plain looks through the names', search / scan, { most: MOST_SCANS });
  printTable(`Search among ${names.length} foods (at most ${MOST_SCANS} times a plain look)`, [
    { what: 'a plain look', ms: scan.toFixed(3), 'a second': Math.round(1000 / scan), ratio: 1 },
    {
      what: 'the search',
      ms: search.toFixed(3),
      'a second': Math.round(1000 / search),
      ratio: (search / scan).toFixed(1),
    },
  ]);
}

function msOfOne(find: (typed: string) => unknown): number {
  const begun = performance.now();
  for (let turn = 0; turn < TURNS; turn += 1) for (const typed of TYPED) find(typed);
  return (performance.now() - begun) / (TURNS * TYPED.length);
}

const ASSETS = 'web/dist/assets';
const MOST_INDEX_KB = 16;

/** The file of the shipped foods, fetched when the list is first opened. */
function benchIndex(): void {
  const file = readdirSync(ASSETS).find((name) => /^foods-.*\.js$/.test(name));
  if (!file) throw new Error('the web build has no file of its foods');
  const bytes = readFileSync(join(ASSETS, file));
  const kB = gzipSync(bytes).length / 1000;
  hold('file of the shipped foods, kB', kB, { most: MOST_INDEX_KB });
  printTable(`The file of the shipped foods (at most ${MOST_INDEX_KB} kB)`, [
    { file, 'kB, gzip': kB.toFixed(1), kB: (bytes.length / 1000).toFixed(1) },
  ]);
}
