import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const IDS = Array.from({ length: 450 }, (_, n) => String(n).padStart(4, '0'));

/** The ids from a table in order, and which of them were asked for at once at most. */
function table() {
  let most = 0;
  return {
    most: () => most,
    next: async (after: string | null, limit: number) => {
      const ids = IDS.filter((id) => after === null || id > after).slice(0, limit);
      most = Math.max(most, ids.length);
      return ids;
    },
  };
}

test('everybody is worked on, in batches, and a failure of some is told at the end', async () => {
  const { next, most } = table();
  const done: string[] = [];
  const each = async (id: string) => {
    if (id.endsWith('7')) throw new TypeError('no');
    done.push(id);
  };
  await expect(oneByOne({ next, each })).rejects.toMatchObject({
    name: 'SomeFailed',
    cause: { name: 'TypeError' },
  });
  expect(done).toEqual(IDS.filter((id) => !id.endsWith('7')));
  expect(most()).toBe(200);
});

test('rows in disorder at the front do not keep the others waiting', async () => {
  const { next } = table();
  const done: string[] = [];
  const each = async (id: string) => {
    if (id < '0030') throw new TypeError('no');
    done.push(id);
  };
  await expect(oneByOne({ next, each })).rejects.toThrow('30 failed');
  expect(done).toEqual(IDS.slice(30));
});

test('a database that is away ends the work', async () => {
  const { next } = table();
  let tries = 0;
  const each = async () => {
    tries += 1;
    throw new Error('Connection terminated unexpectedly');
  };
  await expect(oneByOne({ next, each })).rejects.toThrow('1 failed');
  expect(tries).toBe(1);
});

test('a process that leaves stops between two of them', async () => {
  const { next } = table();
  const leaving = new AbortController();
  const done: string[] = [];
  const each = async (id: string) => {
    done.push(id);
    if (done.length === 3) leaving.abort();
  };
  await oneByOne({ next, each, signal: leaving.signal });
  expect(done).toHaveLength(3);
});
