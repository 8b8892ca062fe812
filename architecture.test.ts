import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORDER, ROOMS } from './architecture-order.ts';
import { isTest, read, sourcesIn, targetOf } from './architecture-read.ts';

interface House {
  houses: string[];
  packages: RegExp;
}

/** Allowed imports of each house. */
const RULE: Record<string, House> = {
  domain: { houses: ['domain'], packages: /^$/ },
  contract: { houses: ['contract', 'domain'], packages: /^zod$/ },
  // The parser is pure; the engines that make text of a page run in a browser's worker and in Node alike.
  reading: {
    houses: ['reading', 'domain'],
    packages: /^(pdfjs-dist|onnxruntime-web|tesseract\.js-core|@napi-rs\/canvas|node:)/,
  },
  server: { houses: ['server', 'contract', 'domain'], packages: /^(?!react|@tanstack|vite)/ },
  web: { houses: ['web', 'contract', 'reading', 'domain'], packages: /^(?!node:|fastify|drizzle-orm|pg$)/ },
};

const TEST_PACKAGES = /^(vitest|fast-check|@testing-library\/|node:|@leveza\/)/;

/** The reason why an import is wrong, or null. Both are paths from the root; a package is its name. */
function objection(file: string, imported: string): string | null {
  const house = file.split('/')[0]!;
  const rule = RULE[house]!;
  if (isTest(file) && TEST_PACKAGES.test(imported)) return null;
  const target = targetOf(file, imported);
  if (target.package !== undefined) {
    return rule.packages.test(target.package) ? null : `${house} may not use ${target.package}`;
  }
  const other = target.path.split('/')[0]!;
  // A test starts a command with the module that the commands start with.
  if (isTest(file) && other === 'scripts') return null;
  if (!rule.houses.includes(other)) return `${house} may not know ${other}`;
  if (house === 'web' && other === 'web') return webObjection(file, target.path);
  if (house === 'server' && other === 'server') return serverObjection(file, target.path);
  if (house === other && (house === 'domain' || house === 'contract'))
    return rulesObjection(file, target.path);
  return null;
}

/** `ui` and `lib` know no feature; a feature shows only what earlier ones share; `app` joins the rest. */
function webObjection(file: string, target: string): string | null {
  const from = roomOf(file);
  const to = roomOf(target);
  if ((from.room === 'ui' || from.room === 'lib') && (to.room === 'features' || to.room === 'app')) {
    return `web/${from.room} may not know web/${to.room}`;
  }
  if (from.room === 'lib' && to.room === 'ui') return 'web/lib may not know web/ui';
  if (from.room !== 'features') return null;
  if (to.room === 'app') return 'a feature may not know web/app';
  if (to.room !== 'features' || from.feature === to.feature) return null;
  if (!/^web\/src\/features\/[^/]+\/shared\/.+$/.test(target))
    return `${from.feature} may use only shared/ of ${to.feature}`;
  return orderObjection(from.feature, to.feature);
}

/** The files of the contract that list what all features bring. */
const LISTS = ['contract/src/endpoints.ts', 'contract/src/problem.ts'];

/** Domain and contract keep the same order. A file or folder without a place in it stands below all features. */
function rulesObjection(file: string, target: string): string | null {
  const from = roomOf(file).room.replace(/\.ts$/, '');
  const to = roomOf(target).room.replace(/\.ts$/, '');
  if (from === to || !ORDER.includes(to) || isTest(file) || LISTS.includes(file)) return null;
  return ORDER.includes(from)
    ? orderObjection(from, to)
    : `${from} stands below the features and may not know ${to}`;
}

/** The tables that rooms below the features know all the same. */
const KNOWN_BELOW: Record<string, string[]> = {
  // Every request asks who its patient is, in which zone, and whether health data may be used: one statement, not three.
  'server/src/http/session/owner-of.ts': [
    'server/src/features/auth/table.ts',
    'server/src/features/profile/table.ts',
  ],
  // A stored answer is a patient's data: its column of the owner deletes it with the account.
  'server/src/http/idempotency/table.ts': ['server/src/features/auth/table.ts'],
  // A letter waits in the queue; it is not sent after its owner has left.
  'server/src/jobs/post.ts': ['server/src/features/auth/table.ts'],
};

/**
 * A room knows only those before it in `ROOMS`. Of another feature only its table and what it shares, and only of an
 * earlier one; `app.ts` joins the rest.
 */
function serverObjection(file: string, target: string): string | null {
  const [from, to] = [serverRoomOf(file), serverRoomOf(target)];
  if (!isTest(file) && !KNOWN_BELOW[file]?.includes(target)) {
    if (isTest(target)) return `server/${from} may not know what tests use`;
    if (ROOMS.indexOf(to) > ROOMS.indexOf(from)) return `server/${from} may not know server/${to}`;
  }
  const [user, used] = [roomOf(file).feature, roomOf(target).feature];
  if (from !== 'features' || to !== 'features' || user === used) return null;
  if (!/^server\/src\/features\/[^/]+\/(shared\/.+|table\.ts)$/.test(target))
    return `${user} may use only shared/ and table.ts of ${used}`;
  // A test may look at what later features made of it.
  return isTest(file) ? null : orderObjection(user, used);
}

/** Files that know every feature. */
const COMPOSING =
  /^server\/src\/(app|main|run|run-jobs|job-list|demo-data|patient-data|shipped-data|start-record)\.ts$/;

/** A file beside the rooms belongs to the ground or joins everything. */
function serverRoomOf(file: string): string {
  if (COMPOSING.test(file)) return 'composing';
  const { room } = roomOf(file);
  return room.endsWith('.ts') ? 'ground' : room;
}

function orderObjection(from: string, to: string): string | null {
  const [user, used] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  if (user < 0 || used < 0) return `${user < 0 ? from : to} has no place in the order of features`;
  return used < user ? null : `${from} stands before ${to} and may not know it`;
}

function roomOf(path: string): { room: string; feature: string } {
  const [, , room = '', feature = ''] = path.split('/');
  return { room, feature };
}

/** A file that reaches itself again. */
function cycles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) found.push([...trail.slice(seenAt), file]);
    if (seenAt >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

describe('the rule can fail', () => {
  test.each([
    ['domain/src/a.ts', 'zod'],
    ['domain/src/a.ts', '@leveza/contract/problem.ts'],
    ['domain/src/catalog/labels.ts', '../inventory/status.ts'],
    ['domain/src/measurements/alerts.ts', '../side-effects/red-flag.ts'],
    ['domain/src/time/days.ts', '../plans/schedule.ts'],
    ['domain/src/csv.ts', './reports/effects.ts'],
    ['contract/src/messages/push-payload.ts', '../reminders/answers.ts'],
    ['contract/src/usage.ts', './dashboard.ts'],
    ['contract/src/text.ts', './usage.ts'],
    ['contract/src/a.ts', '../../server/src/app.ts'],
    ['contract/src/a.ts', 'fastify'],
    ['server/src/app.ts', '../../web/src/lib/api.ts'],
    ['server/src/features/usage/routes.ts', '../inventory/routes.ts'],
    ['server/src/features/usage/routes.ts', '../inventory/store.ts'],
    ['server/src/features/usage/two/deep.ts', '../../inventory/add-item.ts'],
    ['server/src/features/pens/shared/shelf.ts', '../../applications/shared/treatment.ts'],
    ['server/src/features/pens/table.ts', '../applications/table.ts'],
    ['server/src/features/auth/register.ts', '../profile/table.ts'],
    ['server/src/features/nowhere/routes.ts', '../auth/table.ts'],
    ['server/src/features/dashboard/routes.ts', '../nowhere/shared/thing.ts'],
    ['server/src/features/account/export-data.ts', '../../patient-data.ts'],
    ['server/src/db/connection.ts', '../features/auth/table.ts'],
    ['server/src/http/serve.ts', '../features/auth/table.ts'],
    ['server/src/http/session/owner-of.ts', '../../features/auth/store.ts'],
    ['server/src/jobs/queue.ts', '../features/supply/jobs.ts'],
    ['server/src/services/mail.ts', '../features/profile/table.ts'],
    ['server/src/channel-config.ts', './services/push/vapid.ts'],
    ['server/src/services/mail.ts', '../db/connection.ts'],
    ['server/src/db/statement.ts', '../http/call.ts'],
    ['server/src/db/migrate.ts', '../jobs/job.ts'],
    ['server/src/jobs/work.ts', '../http/refusals.ts'],
    ['server/src/http/serve.ts', '../app.ts'],
    ['server/src/features/health/routes.ts', '../../commands/migrate.ts'],
    ['server/src/features/usage/routes.ts', '../../testing/postgres.ts'],
    ['web/src/lib/api.ts', 'pg'],
    ['web/src/lib/api.ts', 'node:fs'],
    ['web/src/lib/api.ts', '../ui/Button.tsx'],
    ['web/src/ui/Button.tsx', '../features/usage/UsePage.tsx'],
    ['web/src/features/usage/UsePage.tsx', '../inventory/ItemCard.tsx'],
    ['web/src/features/usage/UsePage.tsx', '../inventory/card/shared/Bar.tsx'],
    ['web/src/features/inventory/StockPage.tsx', '../usage/shared/RegisterUse.tsx'],
    ['web/src/features/inventory/shared/PickBoxDialog.tsx', '../../usage/shared/RegisterUse.tsx'],
    ['web/src/features/nowhere/Page.tsx', '../inventory/shared/WithBox.tsx'],
    ['web/src/features/usage/UsePage.tsx', '../../app/router.tsx'],
  ])('%s may not import %s', (file, imported) => {
    expect(objection(file, imported)).not.toBeNull();
  });

  test.each([
    ['web/src/features/usage/history/HistoryPage.tsx', '../../inventory/shared/WithBox.tsx'],
    ['web/src/features/usage/history/HistoryPage.tsx', '../TakeFromStock.tsx'],
    ['web/src/app/shell/MedicationsRoute.tsx', '../../features/supply/SupplyCard.tsx'],
    ['server/src/features/usage/register-use.ts', '../inventory/shared/ledger.ts'],
    ['server/src/features/usage/table.ts', '../inventory/table.ts'],
    ['server/src/features/usage/routes.ts', './store.ts'],
    ['server/src/app.ts', './features/usage/routes.ts'],
    ['server/src/job-list.ts', './features/supply/jobs.ts'],
    ['server/src/jobs/prepare-database.ts', '../db/migrate.ts'],
    ['server/src/http/rate-limit/jobs.ts', '../../jobs/job.ts'],
    ['server/src/commands/migrate.ts', '../shipped-data.ts'],
    ['server/src/http/session/owner-of.ts', '../../features/auth/table.ts'],
    ['domain/src/inventory/display.ts', '../catalog/labels.ts'],
    ['domain/src/inventory/status.ts', '../time/days.ts'],
    ['contract/src/problem.ts', './plans/problems.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(objection(file, imported)).toBeNull();
  });

  test.each([
    [`import 'a'; import type { T } from 'b'; export { c } from 'c';`, ['a', 'b', 'c']],
    [`const d = () => import('d');`, ['d']],
    [`type E = import('e').E; const f: typeof import('f') | null = null;`, ['e', 'f']],
    [`new Worker(new URL('g.worker.ts', import.meta.url), { type: 'module' });`, ['./g.worker.ts']],
    [`const file = new URL('../features/h.ts', import.meta.url);`, ['../features/h.ts']],
    [`const data = new URL('data/h.json', import.meta.url);`, []],
  ])('%s: its imports are read', (source, expected) => {
    expect(read('x.ts', source).imports.toSorted()).toEqual(expected);
  });

  test('a pattern of files is seen', () => {
    expect(read('x.ts', `const all = import.meta.glob('../features/*/routes.ts');`).hasPattern).toBe(true);
    expect(read('x.ts', `const here = import.meta.url;`).hasPattern).toBe(false);
  });

  test.each([
    '/** What is left. */',
    '/**\n * Nobody\n */',
    '// Whoever signs in',
    '/** Said beside a dose. */',
    '/**\n * Told once\n */',
    '  // Given to this account',
    '/** A dose that nobody recorded. */',
    'const told = 1;',
    'interface Use { given: number }',
    'const read = (said: string) => 1;',
    'const isTold = true;',
    'function ifGiven() {}',
    'interface Said {}',
    'class Ranges { #told = 1 }',
  ])('%j is seen', (source) => {
    expect(read('x.ts', source).riddles).toHaveLength(1);
  });

  test.each([
    '/** The rest: what is left. */',
    '// He knows\n// What follows',
    '// The dose is\n// Said',
    '/** The sentence is Said. */',
    'const toldAt = 1;',
    'const nsaid = 1;',
    'const forgiven = 1;',
  ])('%j is allowed', (source) => {
    expect(read('x.ts', source).riddles).toEqual([]);
  });

  test('a default export, a barrel and a circle are seen', () => {
    expect(read('x.ts', 'export default 1;').hasDefaultExport).toBe(true);
    expect(read('x.ts', `export { a } from 'a'; export * from 'b';`).isBarrel).toBe(true);
    expect(
      cycles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c', 'a']]);
  });
});

describe('the houses keep to it', () => {
  const files = Object.keys(RULE).flatMap((house) => sourcesIn(join(house, 'src')).map((file) => read(file)));

  test('every source file was read', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(files.map(({ file }) => file.split('/')[0]))).toEqual(new Set(Object.keys(RULE)));
  });

  test('nobody imports what is not theirs', () => {
    const objections = files.flatMap(({ file, imports }) =>
      imports.flatMap((imported) => {
        const found = objection(file, imported);
        return found ? [`${file}: ${found}`] : [];
      }),
    );
    expect(objections).toEqual([]);
  });

  test('every feature has its place in the order', () => {
    const features = files.flatMap(({ file }) =>
      /^(server|web)\/src\/features\//.test(file) ? [roomOf(file).feature] : [],
    );
    expect([...new Set(features)].toSorted()).toEqual(ORDER.toSorted());
  });

  test('no default exports and no barrels', () => {
    expect(files.filter(({ hasDefaultExport }) => hasDefaultExport).map(({ file }) => file)).toEqual([]);
    expect(files.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([]);
  });

  test('no import by a pattern, which would hide the files it brings', () => {
    expect(files.filter(({ hasPattern }) => hasPattern).map(({ file }) => file)).toEqual([]);
  });

  test('no comment begins with a pronoun or a bare participle, and no value is called told, given or meant', () => {
    // The commands and journeys around the houses are read as often as these.
    const around = ['bench', 'e2e', 'scripts', 'web/build'].flatMap(sourcesIn);
    const configs = readdirSync('.').filter(
      (name) => name.endsWith('.ts') && !name.startsWith('architecture'),
    );
    const all = [...files, ...[...around, ...configs].map((file) => read(file))];
    expect(around.length).toBeGreaterThan(100);
    expect(all.flatMap(({ file, riddles }) => riddles.map((words) => `${file}: ${words}`))).toEqual([]);
  });

  test('no circles', () => {
    const graph = new Map(
      files.map(({ file, imports }) => [file, imports.flatMap((name) => targetOf(file, name).path ?? [])]),
    );
    expect(cycles(graph)).toEqual([]);
  });
});
