import { Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { products } from '../features/catalog/table.ts';
import { testDatabase } from '../testing/test-app.ts';
import type { Db } from './connection.ts';

let db: Db;
beforeAll(async () => ({ db } = await testDatabase()));

const row = (code: string) => ({ code, name: code, mainCategory: 'SUPPLEMENTS' as const, searchText: code });
const add = (on: Db, code: string) => on.insert(products).values(row(code));
const isThere = async (on: Db, code: string) => (await on.$count(products, eq(products.code, code))) === 1;

test('a transaction inside another is a part of it, on the same connection', async () => {
  await db.transaction(async (outer) => {
    await add(outer, 'outer');
    await outer.transaction(async (inner) => {
      expect(await isThere(inner, 'outer')).toBe(true);
      await add(inner, 'inner');
    });
    expect(await isThere(db, 'inner')).toBe(false);
  });
  expect([await isThere(db, 'outer'), await isThere(db, 'inner')]).toEqual([true, true]);
});

test('what failed inside is not kept, even if somebody catches the failure', async () => {
  const whole = db.transaction(async (outer) => {
    await add(outer, 'undone-outer');
    const part = outer.transaction(async (inner) => {
      await add(inner, 'undone-inner');
      throw new Error('the part fails');
    });
    await part.catch(() => undefined);
  });
  await expect(whole).rejects.toThrow('the part fails');
  expect([await isThere(db, 'undone-outer'), await isThere(db, 'undone-inner')]).toEqual([false, false]);
});

/** As `add`, for the end of a transaction. */
const adding = (code: string) => ({
  text: `insert into products (code, name, main_category, search_text) values ($1, $1, 'SUPPLEMENTS', $1)`,
  values: [code],
});

test('the last write of a transaction and its commit leave before an answer is read', async () => {
  const [written, read] = [vi.spyOn(Socket.prototype, 'write'), vi.spyOn(Socket.prototype, 'push')];
  await db.transaction(async (outer) => {
    await add(outer, 'before-last');
    await outer.transaction(async (_, lastly) => lastly(adding('last')));
  });
  const sentAt = (text: string) => {
    const n = written.mock.calls.findLastIndex(([bytes]) => Buffer.from(bytes).includes(text));
    return written.mock.invocationCallOrder[n]!;
  };
  const [last, commit] = [sentAt(adding('last').text), sentAt('commit')];
  const between = read.mock.invocationCallOrder.filter((order) => order > last && order < commit);
  written.mockRestore();
  read.mockRestore();
  expect(last).toBeLessThan(commit);
  expect(between).toEqual([]);
  expect([await isThere(db, 'before-last'), await isThere(db, 'last')]).toEqual([true, true]);
});

test('a last write that fails undoes the whole transaction', async () => {
  await add(db, 'taken');
  const whole = db.transaction(async (tx, lastly) => {
    await add(tx, 'undone-by-last');
    lastly(adding('taken'));
  });
  await expect(whole).rejects.toThrow('duplicate key');
  expect(await isThere(db, 'undone-by-last')).toBe(false);
  expect(await db.transaction((tx) => isThere(tx, 'taken'))).toBe(true);
});

test('many more transactions than connections all come to their end', async () => {
  const codes = Array.from({ length: 60 }, (_, number) => `many-${number}`);
  const ends = await Promise.allSettled(
    codes.map((code, number) =>
      db.transaction(async (tx) => {
        await tx.transaction((inner) => add(inner, code));
        if (number % 3 === 0) throw new Error('undo');
      }),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  expect(await db.$count(products, sql`code like 'many-%'`)).toBe(40);
});

test('a connection lost in a transaction is not handed out again', async () => {
  const lost = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(lost).rejects.toThrow('Failed query');
  for (let time = 0; time < 5; time += 1) {
    expect(await db.transaction((tx) => isThere(tx, 'nothing'))).toBe(false);
  }
});

test('a transaction that only reads refuses to write', async () => {
  const settings = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const { code } = await db
    .transaction((tx) => add(tx, 'read-only'), settings)
    .then(
      () => ({ code: null }),
      (error: Error) => error.cause as { code: string },
    );
  expect(code).toBe('25006');
});
