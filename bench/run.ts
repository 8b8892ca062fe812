import { buildWeb } from '../scripts/build-web.ts';
import { benchApi } from './api.ts';
import { benchBefore } from './before.ts';
import { benchBrowser } from './browser.ts';
import { benchBytes } from './bytes.ts';
import { benchCatalog } from './catalog.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDoses } from './doses.ts';
import { benchExports } from './exports.ts';
import { benchHistory } from './history.ts';
import { tellBeyond } from './limits.ts';
import { benchMemory } from './memory.ts';
import { benchPlans } from './plans.ts';
import { benchQueue } from './queue.ts';
import { benchRush } from './rush.ts';
import { benchStart } from './start.ts';
import { benchStatements } from './statements.ts';

/** Ratios within one run on one machine. No figure here fails a test; one beyond its limit fails the bench. */
await buildWeb();
const only = process.argv[2];
if (!only || only === 'bytes') benchBytes();
if (!only || only === 'browser') await benchBrowser();
if (!only || only === 'start') await benchStart();
if (!only || only === 'statements') await benchStatements();
if (!only || only === 'api') await benchApi();
if (!only || only === 'dashboard') await benchDashboard();
if (!only || only === 'history') await benchHistory();
if (!only || only === 'plans') await benchPlans();
if (!only || only === 'doses') await benchDoses();
if (!only || only === 'memory') await benchMemory();
if (!only || only === 'exports') await benchExports();
if (!only || only === 'queue') await benchQueue();
if (!only || only === 'rush') await benchRush();
if (!only || only === 'catalog') await benchCatalog();
// Against another checkout of Leveza, in a folder that is named.
if (only === 'before') await benchBefore(process.argv[3]!);
tellBeyond();
