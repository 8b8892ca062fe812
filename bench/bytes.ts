import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Loads, LOADS_FILE } from '../web/build/loads.ts';
import { hold } from './limits.ts';
import { percent, printTable } from './table.ts';

const DIST = 'web/dist';

/** JavaScript limits of a page, gzip, in kB (quality.md); those of the first load are in `first-load.ts`. */
const BUDGET_KB = { landing: 120, further: 60 };

/** The files every page but the public ones loads, and those the signed-in area adds. */
const KIT = ['index.html', 'app/Kit.tsx', 'app/app-queries.ts', 'app/current-session.ts'];
const AREA = [...KIT, 'app/PrivateArea.tsx'];
const DASHBOARD = [...AREA, 'shell/DashboardRoute.tsx'];
/** Fetched as soon as nothing else happens, so there on every further screen. */
const WHEN_IDLE = [
  'shell/Drawer.tsx',
  'shell/MomentHost.tsx',
  'shell/RecordSheet.tsx',
  'notifications/NotificationPanel.tsx',
  'ui/ToastRegion.tsx',
];
/** JavaScript each page sends, against its budget. */
export function benchBytes(): void {
  const file = join(DIST, LOADS_FILE);
  if (!existsSync(file)) throw new Error('the web build wrote no list of what it loads');
  const loads = JSON.parse(readFileSync(file, 'utf8')) as Loads;
  const pages = Object.keys(loads).filter((part) => /(Page|Route)\.tsx$/.test(part));

  const landing = filesOf(loads, ['index.html', 'landing/LandingPage.tsx']);
  const rows = [row('landing page', landing, BUDGET_KB.landing)];
  const kit = filesOf(loads, KIT);
  const further = filesOf(loads, [...DASHBOARD, ...WHEN_IDLE, 'landing/LandingPage.tsx']);
  for (const page of pages) {
    // The bytes a screen adds to the files already loaded: the kit for the sign-in pages, the shell for the others.
    const there = /\/auth\/(?!Consent)/.test(page) ? kit : further;
    const own = new Set(loads[page]!.filter((script) => !there.has(script)));
    if (own.size > 0) rows.push(row(basename(page), own, BUDGET_KB.further));
  }
  printTable('JavaScript sent (gzip)', rows);
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
