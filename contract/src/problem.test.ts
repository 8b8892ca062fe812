import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { Problem, type ProblemCode, PROBLEMS } from './problem.ts';
import { z } from './zod.ts';

const codes = Object.keys(PROBLEMS) as ProblemCode[];
const questions = codes.filter((code) => new Problem(code).asks);

test('a question can be answered: some call takes its flag, false unless said', () => {
  expect(questions).toEqual([
    'expired-item',
    'known-allergy',
    'second-box-open',
    'dose-too-soon',
    'usual-day-too-soon',
    'dose-unusual',
    'other-molecule',
    'measure-jump',
    'target-too-low',
  ]);
  const bodies = Object.values(ENDPOINTS).flatMap((endpoint) =>
    'body' in endpoint && endpoint.body instanceof z.ZodObject ? [endpoint.body] : [],
  );
  for (const code of questions) {
    const flag = new Problem(code).asks!;
    const fields = bodies.flatMap(({ shape }) =>
      Object.entries(shape).flatMap(([name, field]) => (name === flag ? [field] : [])),
    );
    expect(fields.length, flag).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field.parse(true)).toBe(true);
      expect(field.parse(undefined)).toBe(false);
    }
  }
});

test('a plain refusal asks nothing', () => {
  expect(new Problem('box-closed').asks).toBeUndefined();
});
