import { expect, test } from 'vitest';
import { withoutSentences, withoutSummaries } from './lean-contract.ts';

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

test('an endpoint keeps all but its line for the page of the API', () => {
  const endpoint = `export const readMeals = { path: '/meals', summary: 'The meals of a day', access: 'patient' };
const Words = z.object({ summary: z.string() });`;
  expect(withoutSummaries('meals.ts', endpoint)).toBe(
    `export const readMeals = { path: '/meals', access: 'patient' };
const Words = z.object({ summary: z.string() });`,
  );
});
