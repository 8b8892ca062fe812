import type { Db } from '../../db/connection.ts';
import { reportQuestions } from './table.ts';

/** A question for the next consultation. */
export async function fillDemoReports(db: Db, owner: string, now: Date): Promise<void> {
  const text = 'Posso manter esta dose por mais um mês antes de aumentar?';
  await db.insert(reportQuestions).values({ userId: owner, text, createdAt: now });
}
