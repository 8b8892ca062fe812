import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The tables that requests name in their statements, and those that were written to. */
export interface TablesInUse {
  /** Runs a call, and tells the tables that its statements name. */
  namedBy<T>(call: () => Promise<T>): Promise<[T, ReadonlySet<string>]>;
  /** The tables written to since this was asked last; what a cascade or a trigger wrote is among them. */
  written(): Promise<ReadonlySet<string>>;
  stop(): void;
}

const NOTES = `
  create unlogged table written_tables (name text not null);
  create function note_written_table() returns trigger language plpgsql as $$
    begin insert into written_tables values (tg_table_name); return null; end $$;`;

const noteOn = (table: string) => `
  create trigger zz_note_written after insert or update or delete on "${table}"
  for each statement execute function note_written_table();`;

/** The tables of the statement named `leftOut` are noted for no call. */
export async function watchTables(pool: pg.Pool, leftOut?: string): Promise<TablesInUse> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  await pool.query(NOTES + rows.map(({ name }) => noteOn(name)).join(''));

  const calls = new AsyncLocalStorage<Set<string>>();
  const known = new Map<string, string[]>();
  const namedIn = (text: string) => {
    const names = known.get(text) ?? text.match(/\w+/g)?.filter((word) => tables.has(word)) ?? [];
    known.set(text, names);
    return names;
  };
  const note = (query: unknown) => {
    const named = calls.getStore();
    const isCounted = leftOut === undefined || (query as { name?: string }).name !== leftOut;
    if (named && isCounted) for (const name of namedIn(textOf(query))) named.add(name);
  };
  // A pool hands a statement on when a connection is free, which may be within another call: so the pool is heard too.
  // A spy of Vitest would keep every statement and its rows until the end.
  const stops = [pg.Pool.prototype, pg.Client.prototype].map((place) => {
    const query = place.query as (...words: unknown[]) => unknown;
    const put = (its: typeof query) => void Object.assign(place, { query: its });
    put(function (this: unknown, ...words: unknown[]) {
      note(words[0]);
      return query.apply(this, words);
    });
    return () => put(query);
  });

  return {
    namedBy: async (call) => {
      const named = new Set<string>();
      // A call of a test app begins when it is awaited.
      return [await calls.run(named, async () => await call()), named];
    },
    written: async () => {
      const { rows: notes } = await pool.query<{ name: string }>(
        'with notes as (delete from written_tables returning name) select distinct name from notes',
      );
      return new Set(notes.map(({ name }) => name));
    },
    stop: () => {
      for (const end of stops) end();
    },
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return (query as { text?: string }).text ?? '';
}
