import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { users } from '../../auth/table.ts';
import { measurements } from '../table.ts';

interface First {
  weight: number;
  measuredAt: Date;
}

/** The weight a patient gives at registration: a measurement like any other. */
export async function insertFirstWeight(tx: Db, owner: string, first: First): Promise<void> {
  await tx.insert(measurements).values({ userId: owner, ...first });
}

/** For statements that select from users. Written in one transaction, the account and this weight have one instant. */
export const weighedAtSignUp = sql<string | null>`(select min(measured_at) from ${measurements} first
  where first.user_id = users.id and first.created_at = users.created_at)`;

const selectSignUp = statement(
  'sign-up-weighing',
  { owner: 'uuid' },
  { at: weighedAtSignUp.as('at') },
  (db, $, row) => db.select(row).from(users).where(eq(users.id, $.owner)),
);

/** The day of the weight given with the registration; null without one. */
export const signedUpOnQuestion = ({ owner, zone }: Call): Question<Day | null> =>
  selectSignUp.question({ owner }, ([row]) => (row?.at ? dayIn(zone, new Date(row.at)) : null));
