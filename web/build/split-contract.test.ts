import { expect, test } from 'vitest';
import { splitContract } from './split-contract.ts';

const FILES: Record<string, string> = {
  '/contract/src/zod.ts': `export { z };`,
  '/contract/src/text.ts': `import { z } from './zod.ts';
export const LONGEST = 200;
export function text(most: number) {
  return z.string().max(most);
}`,
  '/contract/src/meals.ts': `import * as limits from '@leveza/domain/limits.ts';
import type { Endpoint } from './endpoint.ts';
import { LONGEST, text } from './text.ts';
import { z } from './zod.ts';

const LEAST = 1;
const name = text(LONGEST).min(LEAST);
export const MealInput = z.object({ name, text: z.number().max(limits.MOST) });
export type MealInput = z.output<typeof MealInput>;
export const addMeal = { path: '/meals', text: LEAST } as const satisfies Endpoint;`,
};

const split = splitContract('/contract/src', (file) => FILES[file]!);

test('endpoints and figures are without zod, and lend the schemas their private names', () => {
  expect(split.half('/contract/src/meals.ts', false)).toBe(`const LEAST = 1;
export const addMeal = { path: '/meals', text: LEAST } as const satisfies Endpoint;
export { LEAST };
`);
});

test('schemas, and all that is made of them, are a module of their own', () => {
  expect(split.half('/contract/src/meals.ts', true)).toBe(`import { LEAST } from "/contract/src/meals.ts";
import * as limits from "@leveza/domain/limits.ts";
import { LONGEST } from "/contract/src/text.ts";
import { text } from "/contract/src/text.schemas.ts";
import { z } from "/contract/src/zod.ts";
const name = text(LONGEST).min(LEAST);
export const MealInput = z.object({ name, text: z.number().max(limits.MOST) });
`);
});

test('a screen imports from the halves it needs', () => {
  expect(
    split.importer(
      '/web/src/MealForm.tsx',
      `import { addMeal as add, type Meal, MealInput } from '@leveza/contract/meals.ts';
import { useState } from 'react';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
const form = formOf(MealInput);`,
    ),
  ).toBe(`import { addMeal as add } from "/contract/src/meals.ts";
import { MealInput } from "/contract/src/meals.schemas.ts";
import { useState } from 'react';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
const form = formOf(MealInput);`);
});

test('a form that asks an endpoint for its schema fails the build', () => {
  const code = `import { addMeal } from '@leveza/contract/meals.ts';
const Meal = addMeal.body.pick({ name: true });`;
  expect(() => split.importer('/web/src/MealForm.tsx', code)).toThrow('addMeal.body');
});
