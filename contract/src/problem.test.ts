import { expect, test } from 'vitest';
import type { Change, Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { Problem, type ProblemCode, PROBLEMS } from './problem.ts';
import { z } from './zod.ts';

const codes = Object.keys(PROBLEMS) as ProblemCode[];
const questions = codes.filter((code) => new Problem(code).asks);

/** The objects a body is made of, also where it is transformed or joined of two. */
function objectsIn(schema: unknown): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  if (schema instanceof z.ZodPipe) return objectsIn(schema.in);
  if (schema instanceof z.ZodIntersection) {
    return [...objectsIn(schema.def.left), ...objectsIn(schema.def.right)];
  }
  return [];
}

test('a question can be answered: some call takes its flag, false unless said', () => {
  expect(questions).toEqual([
    'expired-item',
    'counterfeit-lot',
    'known-allergy',
    'second-box-open',
    'dose-too-soon',
    'dose-unusual',
    'other-molecule',
    'dose-held',
    'measure-jump',
    'target-too-low',
    'target-too-high',
    'treatment-has-plan',
    'open-box-first',
    'dose-too-often',
    'usual-day-too-soon',
    'exam-twice',
    'exam-file-twice',
    'exam-changed',
  ]);
  const bodies = Object.values(ENDPOINTS).flatMap((endpoint) =>
    'body' in endpoint ? objectsIn(endpoint.body) : [],
  );
  for (const code of questions) {
    const flag = new Problem(code).asks!;
    const fields = bodies.flatMap(({ shape }) =>
      Object.entries(shape).flatMap(([name, field]) => (name === flag ? [field] : [])),
    );
    expect(fields.length, flag).toBeGreaterThan(0);
    for (const field of fields) {
      expect(z.parse(field, true)).toBe(true);
      expect(z.parse(field, undefined)).toBe(false);
    }
  }
});

test('a change names the flags of its body: a screen that puts something back knows no schema', () => {
  const flags = new Set<string>(questions.map((code) => new Problem(code).asks!));
  const changes: Change[] = Object.values<Endpoint>(ENDPOINTS).filter((each) => each.method !== 'GET');
  for (const { path, body, asks = [] } of changes) {
    const fields = objectsIn(body).flatMap(({ shape }) => Object.keys(shape));
    expect(asks.toSorted(), path).toEqual(fields.filter((name) => flags.has(name)).toSorted());
  }
});

test('a plain refusal asks nothing', () => {
  expect(new Problem('box-closed').asks).toBeUndefined();
});
