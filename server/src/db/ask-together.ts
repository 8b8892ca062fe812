import pg from 'pg';
import type { Db } from './connection.ts';

type Question = () => Promise<unknown>;
type Answers<Q extends readonly Question[]> = { [K in keyof Q]: Awaited<ReturnType<Q[K]>> };

/**
 * Questions that do not need each other's answers: all at once on a pool, so that the patient waits for the slowest
 * and not for the sum. A transaction has one connection, which answers one at a time.
 */
export async function askTogether<const Q extends readonly Question[]>(
  db: Db,
  ...questions: Q
): Promise<Answers<Q>> {
  const answers: unknown[] = [];
  if (db.$client instanceof pg.Pool) answers.push(...(await Promise.all(questions.map((ask) => ask()))));
  else for (const ask of questions) answers.push(await ask());
  return answers as Answers<Q>;
}
