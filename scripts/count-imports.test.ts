import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countImports } from './count-imports.ts';

/** The figures grow with every change: the drawing is wrong when they are far from it. */
const FAR = 0.1;

test('the drawing of docs/imports.md is of this code', () => {
  const drawing = readFileSync('docs/imports.md', 'utf8');
  const drawn = [...drawing.matchAll(/(\w+) -->\|(\d+)\| (\w+)/g)];
  const { between, features } = countImports();
  expect(drawn.map(([, from, , to]) => `${from} → ${to}`).toSorted()).toEqual(
    Object.keys(between).toSorted(),
  );
  const [, imports, pairs] = /(\d+) of (\d+) pairs\. Each goes/.exec(drawing)!;
  const [, webPairs, webImports] = /now (\d+) pairs do, with (\d+) imports/.exec(drawing)!;
  const figures = [
    ...drawn.map(([, from, count, to]) => ({ written: Number(count), counted: between[`${from} → ${to}`]! })),
    { written: Number(imports), counted: features.server.imports },
    { written: Number(pairs), counted: features.server.pairs },
    { written: Number(webImports), counted: features.web.imports },
    { written: Number(webPairs), counted: features.web.pairs },
  ];
  for (const { written, counted } of figures) expect(Math.abs(written - counted) / counted).toBeLessThan(FAR);
});
