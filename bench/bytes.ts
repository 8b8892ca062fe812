import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hold } from './limits.ts';
import { percent, printTable } from './table.ts';

const DIST = 'web/dist';

/** What a screen may send in JavaScript, gzip, in kB (quality.md). */
const BUDGET_KB = { landing: 120, firstScreen: 230, furtherScreen: 60 };

/** What every page but the public ones loads, and what the signed-in area adds to it. */
const KIT = ['app/providers.tsx', 'app/app-queries.ts', 'app/current-session.ts'];
const SHELL = ['app/PrivateArea.tsx', 'app/shell/DashboardRoute.tsx'];
/** Fetched as soon as nothing else happens, so part of the first screen and there on every further one. */
const WHEN_IDLE = ['shell/Drawer.tsx', 'shell/RecordSheet.tsx', 'notifications/NotificationPanel.tsx'];

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

/** JavaScript each page sends, against its budget. Pages are the dynamic imports of the router. */
export function benchBytes(): void {
  const file = join(DIST, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('the web build wrote no manifest');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const [entryKey] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)!;
  const entry = reach(manifest, entryKey);
  const landing = union(entry, reach(manifest, keyOf(manifest, 'LandingPage.tsx')));
  const kit = union(entry, ...KIT.map((name) => reach(manifest, keyOf(manifest, name))));
  const first = union(kit, ...SHELL.map((name) => reach(manifest, keyOf(manifest, name))));
  const withIdle = union(first, ...WHEN_IDLE.map((name) => reach(manifest, keyOf(manifest, name))));
  const rows = [
    row('landing page', landing, BUDGET_KB.landing),
    row('first signed-in screen (dashboard)', first, BUDGET_KB.firstScreen),
    row('the same, with what it fetches when idle', withIdle, BUDGET_KB.firstScreen),
  ];
  for (const key of Object.keys(manifest).filter((name) =>
    /^src\/(features|app\/shell)\/.*(Page|Route)\.tsx$/.test(name),
  )) {
    // What it brings beyond what is there when one comes to it: the kit for the sign-in pages, the shell for a tab.
    const there = key.startsWith('src/features/auth/') ? kit : union(withIdle, landing);
    const own = new Set([...reach(manifest, key)].filter((chunk) => !there.has(chunk)));
    if (own.size > 0) rows.push(row(key.split('/').at(-1)!, own, BUDGET_KB.furtherScreen));
  }
  printTable('JavaScript sent (gzip)', rows);
}

function keyOf(manifest: Manifest, ending: string): string {
  return Object.keys(manifest).find((key) => key.endsWith(ending))!;
}

function row(page: string, chunks: Set<string>, budget: number) {
  const bytes = [...chunks].reduce((sum, chunk) => sum + gzipSync(readFileSync(join(DIST, chunk))).length, 0);
  const kb = Math.round(bytes / 100) / 10;
  hold(page, kb, { most: budget });
  return { page, kB: kb, 'budget kB': budget, used: percent(kb / budget) };
}

function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  if (chunk.file.endsWith('.js')) seen.add(chunk.file);
  for (const next of chunk.imports ?? []) reach(manifest, next, seen);
  return seen;
}

function union(...sets: Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
