import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Loads, LOADS_FILE } from '../web/build/loads.ts';
import { hold } from './limits.ts';
import { percent, printTable } from './table.ts';

const DIST = 'web/dist';

/** JavaScript limits of a page, gzip, in kB (quality.md). */
const BUDGET_KB = { landing: 120, further: 60 };

const LANDING = ['index.html', 'landing/LandingPage.tsx'];
/** The files that every page with a form or a session loads, and those of the area around private screens. */
const KIT = ['index.html', 'app/Kit.tsx', 'app/app-queries.ts', 'app/current-session.ts'];
const AREA = [...KIT, 'app/PrivateArea.tsx'];
/** Pages in the place of a private screen. */
const IN_AREA = /\/auth\/ConsentPage/;
const IN_KIT = /\/(auth|carers|reminders|shares)\//;

/** Parts with a file of their own that a page draws as it opens. */
const DRAWN_AT_ONCE: Record<string, string> = { 'SharedPage.tsx': 'reports/shared/ReportView.tsx' };

/**
 * JavaScript of the pages without a session, against its budget, by the build's own list. Private screens ask for more
 * once they are drawn: `first-load` sees what a browser fetches.
 */
export function benchBytes(): void {
  const file = join(DIST, LOADS_FILE);
  if (!existsSync(file)) throw new Error('the web build wrote no list of what it loads');
  const loads = JSON.parse(readFileSync(file, 'utf8')) as Loads;
  const landing = filesOf(loads, LANDING);
  const rows = [row('landing page', landing, BUDGET_KB.landing)];
  for (const page of Object.keys(loads).filter((part) => part.endsWith('Page.tsx'))) {
    const there = filesThere(loads, page);
    const drawn = filesOf(loads, [page, DRAWN_AT_ONCE[basename(page)] ?? page]);
    const own = drawn.difference(there);
    if (own.size > 0) rows.push(row(basename(page), own, BUDGET_KB.further));
  }
  printTable('JavaScript sent (gzip)', rows);
}

/** The files that are loaded already, to which a page adds its own. */
function filesThere(loads: Loads, page: string): Set<string> {
  if (IN_AREA.test(page)) return filesOf(loads, AREA);
  return filesOf(loads, IN_KIT.test(page) ? KIT : LANDING);
}

function filesOf(loads: Loads, parts: string[]): Set<string> {
  const files = parts.flatMap((ending) => {
    const part = Object.keys(loads).find((each) => each.endsWith(ending));
    if (!part) throw new Error(`the web build has no ${ending}`);
    return loads[part]!;
  });
  return new Set(files);
}

function row(page: string, files: Set<string>, budget: number) {
  const kB = kilobytes(files);
  hold(page, kB, { most: budget });
  return { page, kB, 'budget kB': budget, used: percent(kB / budget) };
}

function kilobytes(files: Set<string>): number {
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
  return Math.round(bytes / 100) / 10;
}
