import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORDER } from './architecture-order.ts';

const ROOT = 'server/src';
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path),
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** 'inventory' for a file of that feature, else its room: 'http'. */
function homeOf(path: string): string {
  const [room = '', feature = ''] = path.split('/');
  return room === 'features' ? feature : room;
}

/** The columns of these stand with pens, whose ledger reads them; the applications write them. */
const WRITTEN_BY: Record<string, string> = {
  applications: 'applications',
  applicationDraws: 'applications',
  applicationSettings: 'applications',
};

interface Table {
  home: string;
  writer: string;
}

/** Every table by its name in the code and by its name in the database. */
const TABLES = new Map<string, Table>(
  sources
    .filter((path) => path.endsWith('table.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].flatMap(([, name, stored]) => {
        const table = { home: homeOf(path), writer: WRITTEN_BY[name!] ?? homeOf(path) };
        return [
          [name!, table],
          [stored!, table],
        ] as const;
      }),
    ),
);

const WRITES = [
  /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g,
  /\binsertStatement\(\s*'[^']+',\s*(\w+)/g,
  /\b(?:insert\s+into|merge\s+into|delete\s+from|update|truncate(?:\s+table)?)\s+(?:only\s+)?(?:\$\{\s*)?"?(\w+)/gi,
];

/** Tables that SQL text names; those of the code are imported, which the order of features decides. */
const NAMED = [/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)\b/g];

function tablesIn(source: string, patterns: readonly RegExp[]): [string, Table][] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const names = new Set(patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name]) => name!)));
  return [...names].flatMap((name) => {
    const table = TABLES.get(name);
    return table ? [[name, table] as const] : [];
  });
}

/** The tables of others that this source writes. */
function foreignWrites(path: string, source: string): string[] {
  return tablesIn(source, WRITES).flatMap(([name, { writer }]) => (writer === homeOf(path) ? [] : [name]));
}

/** Writes whose table has another name here, or none: nothing would tell whose it is. */
function namelessWrites(source: string): string[] {
  const written = source.matchAll(
    /\.insert\(\s*([^)]+?)\s*\)|\.update\(\s*([^)]+?)\s*\)\s*\.set\(|\.delete\(\s*([^)]+?)\s*\)\s*\.(?:where|returning)\(/g,
  );
  return [...written]
    .map(([, inserted, updated, deleted]) => inserted ?? updated ?? deleted ?? '')
    .filter((name) => !TABLES.has(name));
}

/** The tables of later features that this source names in SQL. */
function laterTables(path: string, source: string): string[] {
  const from = ORDER.indexOf(homeOf(path));
  return tablesIn(source, NAMED).flatMap(([name, { home }]) => (ORDER.indexOf(home) > from ? [name] : []));
}

describe('the rule can fail', () => {
  test.each([
    ['features/usage/a.ts', 'await tx.update(inventoryItems).set({ openedDate })', ['inventoryItems']],
    ['features/usage/a.ts', 'await tx\n  .insert(\n    inventoryItems )', ['inventoryItems']],
    ['features/usage/a.ts', "insertStatement('take', inventoryItems, ['id'])", ['inventoryItems']],
    ['features/usage/a.ts', 'sql`insert into stock_movements (id) select`', ['stock_movements']],
    ['features/usage/a.ts', 'sql`update ${inventoryItems} set`', ['inventoryItems']],
    ['features/usage/a.ts', 'sql`delete from inventory_items`', ['inventory_items']],
    ['features/usage/a.ts', 'sql`delete from only inventory_items`', ['inventory_items']],
    ['features/usage/a.ts', 'sql`update only inventory_items set`', ['inventory_items']],
    ['features/usage/a.ts', 'sql`merge into ${inventoryItems} using`', ['inventoryItems']],
    ['features/usage/a.ts', 'sql`truncate table inventory_items`', ['inventory_items']],
    ['features/pens/a.ts', 'await tx.delete(applications)', ['applications']],
    ['features/usage/a.ts', 'await tx.insert(uses).values(use)', []],
    ['features/usage/a.ts', 'await tx.select().from(inventoryItems)', []],
    ['features/applications/a.ts', 'await tx.delete(applications)', []],
  ])('%s writes: %s', (path, source, expected) => {
    expect(foreignWrites(path, source)).toEqual(expected);
  });

  test.each([
    ['features/messages/a.ts', 'sql`select from reminder_settings c`', ['reminder_settings']],
    [
      'features/messages/a.ts',
      'sql`delete from messages m using reminder_settings c`',
      ['reminder_settings'],
    ],
    ['features/messages/a.ts', 'sql`select from only reminder_settings`', ['reminder_settings']],
    ['features/reminders/a.ts', 'sql`select 1 from messages m join users u`', []],
  ])('%s names: %s', (path, source, expected) => {
    expect(laterTables(path, source)).toEqual(expected);
  });

  test.each([
    ['await tx.insert(table).values(rows)', ['table']],
    ['await tx.update(mine).set({ openedDate })', ['mine']],
    ['await tx\n  .delete(each.table)\n  .where(isOwn)', ['each.table']],
    ["await tx.insert(uses).values(use); seen.delete(key); hash.update(text).digest('hex')", []],
  ])('a write without a known name: %s', (source, expected) => {
    expect(namelessWrites(source)).toEqual(expected);
  });

  test('every table was read', () => {
    const declared = sources.flatMap((path) => [...read(path).matchAll(/= pgTable\(/g)]);
    expect(new Set(TABLES.values()).size).toBe(declared.length);
  });
});

/** These write for all features: the rows of a demonstration, and the end of an account. */
const EXCUSED = /^features\/([^/]+\/demo|account\/remove-patient)\.ts$/;

test('only its own feature writes a table: the others call a function of its shared/', () => {
  const found = sources.flatMap((path) =>
    EXCUSED.test(path) ? [] : foreignWrites(path, read(path)).map((name) => `${path} writes ${name}`),
  );
  expect(found).toEqual([]);
});

/** Files that write a table handed to them, with the reason. */
const NAMELESS: Record<string, string> = {
  'db/statement.ts': 'it writes the SQL of the table that a feature names',
  'features/account/import-data.ts': 'an import empties what the patient replaces, in every declared table',
  'features/account/portability/put-back.ts': 'an import fills every declared table',
};

test('every write names its table', () => {
  const found = sources.filter((path) => namelessWrites(read(path)).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(NAMELESS));
});

test('SQL text names no table of a later feature', () => {
  const found = sources.flatMap((path) =>
    path.startsWith('features/') ? laterTables(path, read(path)).map((name) => `${path} names ${name}`) : [],
  );
  expect(found).toEqual([]);
});
