import { Problem } from '@leveza/contract/problem.ts';

/** The same refusal under the form's own field names, where these differ from the contract's. */
export function inFormWords(problem: Problem, fieldOf: (name: string) => string): Problem {
  const { code, message, fields } = problem;
  if (!fields) return problem;
  const renamed = Object.entries(fields).map(([name, sentence]) => [fieldOf(name), sentence] as const);
  return new Problem(code, { message, fields: Object.fromEntries(renamed), cause: problem });
}
