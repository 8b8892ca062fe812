import { buildWeb } from '../scripts/build-web.ts';
import { benchApi } from './api.ts';
import { benchBefore } from './before.ts';
import { benchBrowser } from './browser.ts';
import { benchBytes } from './bytes.ts';
import { benchCatalog } from './catalog.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDoses } from './doses.ts';
import { benchExams } from './exams.ts';
import { benchExports } from './exports.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchHistory } from './history.ts';
import { tellBeyond } from './limits.ts';
import { benchMemory } from './memory.ts';
import { benchNutrition } from './nutrition.ts';
import { benchPlans } from './plans.ts';
import { benchQueue } from './queue.ts';
import { benchReading } from './reading.ts';
import { benchReminders } from './reminders.ts';
import { benchReports } from './reports.ts';
import { benchRush } from './rush.ts';
import { benchSideBySide } from './side-by-side.ts';
import { benchStart } from './start.ts';
import { benchStatements } from './statements.ts';
import { benchTakings } from './takings.ts';

const [only, detail] = process.argv.slice(2);

const PARTS: Record<string, () => void | Promise<void>> = {
  bytes: benchBytes,
  'first-load': benchFirstLoad,
  browser: () => benchBrowser(detail),
  'side-by-side': benchSideBySide,
  start: benchStart,
  statements: benchStatements,
  api: benchApi,
  takings: benchTakings,
  dashboard: benchDashboard,
  history: benchHistory,
  nutrition: benchNutrition,
  plans: benchPlans,
  doses: benchDoses,
  memory: benchMemory,
  exams: benchExams,
  exports: benchExports,
  queue: benchQueue,
  reading: benchReading,
  reminders: benchReminders,
  reports: benchReports,
  rush: benchRush,
  catalog: benchCatalog,
};

/** Ratios within one run on one machine. No figure here fails a test; one beyond its limit fails the bench. */
// `before` runs against another checkout of Leveza, in the folder that is named.
const named = only === 'before' ? { before: () => benchBefore(detail!) } : PARTS;
if (only !== undefined && !(only in named))
  throw new Error(
    `Parts: ${Object.keys(PARTS).join(', ')}, before <folder>; browser takes a word of an address.`,
  );
buildWeb();
for (const [name, measure] of Object.entries(named)) if (!only || only === name) await measure();
tellBeyond();
