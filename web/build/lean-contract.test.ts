import { expect, test } from 'vitest';
import { leanEndpoints, leftIfUnused, withoutSentences } from './lean-contract.ts';

const CATALOGUE = `export const PROBLEMS = {
  offline: { status: 0, message: 'Sem conexão, {ainda}.' },
  'box-closed': {
    status: 409,
    message: 'Abra a caixa.',
  },
  'expired-item': { status: 409, message: 'Este item está vencido.', asks: 'confirmExpired' },
} as const satisfies Record<string, { status: number; message: string; asks?: string }>;`;

test('a code that is named keeps its sentence, the others their status and question', () => {
  expect(
    withoutSentences('problem.ts', CATALOGUE, new Set(['offline']))
      .split('\n')
      .slice(1, -1),
  ).toEqual([
    `  offline: { status: 0, message: 'Sem conexão, {ainda}.' },`,
    `  'box-closed': {`,
    `    status: 409,`,
    `    },`,
    `  'expired-item': { status: 409, asks: 'confirmExpired' },`,
  ]);
});

test('an endpoint keeps neither its line for the page of the API nor a schema', () => {
  const code = `export const readMeals = { path: '/meals', summary: 'The meals of a day', access: 'patient', query: Day, reply: z.object({ data: Meal }) } as const satisfies Read;
const shared = { access: 'patient', reply: z.object({}) } as const;
export const openDay = { ...shared, path: '/day', summary: 'A day', body: Day } as const satisfies Change;
const Words = z.object({ summary: z.string(), body: z.string() });`;
  expect(leanEndpoints('meals.ts', code)).toBe(
    `export const readMeals = { path: '/meals', access: 'patient', } as const satisfies Read;
const shared = { access: 'patient', } as const;
export const openDay = { ...shared, path: '/day', } as const satisfies Change;
const Words = z.object({ summary: z.string(), body: z.string() });`,
  );
});

test('only values made as the module loads may be left out, and no call for its own sake', () => {
  const code = `z.config({ sentence });
export const Day = z.object({ day: z.string().min(1) });
export const read = (day) => Day.parse(day);`;
  expect(leftIfUnused('day.ts', code)).toBe(`z.config({ sentence });
export const Day = /* @__PURE__ */ z.object({ day: /* @__PURE__ */ z.string().min(1) });
export const read = (day) => Day.parse(day);`);
});
