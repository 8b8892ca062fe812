import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Loads, LOADS_FILE } from '../web/build/loads.ts';
import { hold } from './limits.ts';
import { PRIVATE_SCREENS } from './private-screens.ts';
import { percent, printTable } from './table.ts';

const DIST = 'web/dist';

/** JavaScript limits of a page, gzip, in kB (quality.md), and the most files. */
const BUDGET_KB = { landing: 120, dashboard: 200, whole: 230, further: 60 };
const MOST_SCRIPTS = 20;

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
/** The parts that a screen draws as it opens and that are files of their own. */
const DRAWN: Record<string, string[]> = {
  'DashboardRoute.tsx': ['dashboard/progress/WeightChart.tsx'],
  'MedicationStoreRoute.tsx': ['interactions/InteractionFold.tsx'],
  'ApplicationsRoute.tsx': ['level/LevelCurve.tsx'],
  'MeasurementsRoute.tsx': ['measurements/chart/WeightChart.tsx'],
  'ReportsRoute.tsx': ['CourseView.tsx'],
};
/** The files requested with a screen besides its own code. */
function withScreen(screen: string): string[] {
  const found = PRIVATE_SCREENS.find(({ route }) => route === screen);
  if (!found) throw new Error(`private-routes.ts gives ${screen} no first reads`);
  return [found.reads, ...(DRAWN[screen] ?? [])];
}

/** JavaScript each page sends, against its budget. */
export function benchBytes(): void {
  const file = join(DIST, LOADS_FILE);
  if (!existsSync(file)) throw new Error('the web build wrote no list of what it loads');
  const loads = JSON.parse(readFileSync(file, 'utf8')) as Loads;
  const pages = Object.keys(loads).filter((part) => /(Page|Route)\.tsx$/.test(part));

  const landing = filesOf(loads, ['index.html', 'landing/LandingPage.tsx']);
  const first = [...DASHBOARD, ...withScreen('DashboardRoute.tsx')];
  const dashboard = filesOf(loads, first);
  const whole = filesOf(loads, [...first, ...WHEN_IDLE]);
  const rows = [
    row('landing page', landing, BUDGET_KB.landing),
    row('first signed-in screen (dashboard, with its chart)', dashboard, BUDGET_KB.dashboard),
    row('the same, with what it fetches when idle', whole, BUDGET_KB.whole),
  ];
  const kit = filesOf(loads, KIT);
  const further = filesOf(loads, [...DASHBOARD, ...WHEN_IDLE, 'landing/LandingPage.tsx']);
  for (const page of pages) {
    // The bytes a screen adds to the files already loaded: the kit for the sign-in pages, the shell for the others.
    const there = /\/auth\/(?!Consent)/.test(page) ? kit : further;
    const own = new Set(loads[page]!.filter((script) => !there.has(script)));
    if (own.size > 0) rows.push(row(basename(page), own, BUDGET_KB.further));
  }
  printTable('JavaScript sent (gzip)', rows);

  const screens = pages.filter((page) => page.startsWith('src/app/shell/'));
  printTable(
    `Scripts a private screen asks for before it is whole (at most ${MOST_SCRIPTS})`,
    screens.map((page) => scriptsOf(loads, page)),
  );
}

function scriptsOf(loads: Loads, page: string) {
  const screen = basename(page);
  const files = filesOf(loads, [...AREA, page, ...withScreen(screen)]);
  hold(`${screen}, scripts`, files.size, { most: MOST_SCRIPTS });
  return { screen, scripts: files.size, kB: kilobytes(files) };
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
