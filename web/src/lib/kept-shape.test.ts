import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

interface Shapes {
  /** The number these shapes were written down with. */
  shape: number;
  /** A short hash of every read's answer, by the address it is kept under. */
  reads: Record<string, string>;
}

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const WRITTEN = beside('./kept-shape.json');
const SOURCE = beside('./keep-answers.ts');
const NUMBER = /const SHAPE = (\d+);/;

const RUN = 'run UPDATE_DOCS=1 npx vitest run kept-shape';

const endpoints: Endpoint[] = Object.values(ENDPOINTS);

/** The device keeps the parsed answer. A transformation has no schema of its own, so the form before it counts too. */
const shapeOf = ({ reply }: Endpoint) =>
  hashOf((['input', 'output'] as const).map((io) => z.toJSONSchema(reply, { io, unrepresentable: 'any' })));
const hashOf = (schemas: object[]) =>
  createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 12);

const reads: Shapes['reads'] = Object.fromEntries(
  endpoints
    .filter(({ method }) => method === 'GET')
    .map((endpoint) => [endpoint.path, shapeOf(endpoint)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

const shapeInSource = () => Number(NUMBER.exec(readFileSync(SOURCE, 'utf8'))?.[1]);

/** A new read is kept on no device yet, and one that is gone is looked for by no screen. */
const changedSince = (before: Shapes['reads']) =>
  Object.keys(before).filter((path) => path in reads && reads[path] !== before[path]);

test('a changed answer raises SHAPE, so that no device shows one of before', () => {
  const written = JSON.parse(readFileSync(WRITTEN, 'utf8')) as Shapes;
  const changed = changedSince(written.reads);
  const shape = shapeInSource();
  if (process.env.UPDATE_DOCS)
    return write(changed.length > 0 && shape === written.shape ? shape + 1 : shape);
  expect({ changed, shape }, RUN).toEqual({ changed: [], shape: written.shape });
  expect(Object.keys(reads), RUN).toEqual(Object.keys(written.reads));
});

function write(shape: number): void {
  writeFileSync(WRITTEN, `${JSON.stringify({ shape, reads } satisfies Shapes, null, 2)}\n`);
  writeFileSync(SOURCE, readFileSync(SOURCE, 'utf8').replace(NUMBER, `const SHAPE = ${shape};`));
}
