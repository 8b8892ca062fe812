import { expect, test } from 'vitest';
import { bareDocument } from '../../../testing/portability/archives.ts';
import { parseAside } from './parse-aside.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const documentOf = (content: string) =>
  Buffer.from(`{"format":"leveza-export","version":1,"content":${content}}`);

/** How often somebody else could have been answered meanwhile. Work on the loop itself leaves it two or three turns. */
async function turnsOfTheLoop(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function look() {
    turns += 1;
    next = setImmediate(look);
  });
  await work();
  clearImmediate(next);
  return turns;
}

test('a large document is parsed beside the loop and comes back as it is', async () => {
  const rows = Array.from({ length: 150_000 }, (_, at) => ({
    at,
    name: `Medida ${at}`,
    notes: ['a', 'b', 'c'],
  }));
  const bytes = bareDocument({ measurements: rows, pens: [] }, { shipped: { products: [{ code: 'x' }] } });
  let document: unknown;
  const turns = await turnsOfTheLoop(async () => {
    document = await parseAside(bytes);
  });
  expect(turns).toBeGreaterThan(50);
  expect(document).toEqual({
    format: 'leveza-export',
    version: 1,
    exportedAt: null,
    content: { measurements: rows, pens: [] },
    shipped: { products: [{ code: 'x' }] },
  });
});

test.each([
  ['three million brackets', nested(3_000_000)],
  ['three million brackets in a list', `{"pens":[${nested(3_000_000)}]}`],
  ['a row of two megabytes', `{"pens":["${'x'.repeat(2_000_000)}"]}`],
  ['thousands of lists', `{${Array.from({ length: 5000 }, (_, at) => `"${at}":[]`).join()}}`],
  ['a list instead of lists', '[]'],
])('%s is refused', async (_, content) => {
  await expect(parseAside(documentOf(content))).rejects.toMatchObject({ code: 'not-an-export' });
});

test('names of lists stay names, and a member that is no list stays none', async () => {
  const document = await parseAside(documentOf('{"__proto__":[1],"pens":"x"}'));
  expect(Object.entries((document as { content: object }).content)).toEqual([
    ['__proto__', [1]],
    ['pens', null],
  ]);
});
