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
export const weighedAtSignUp = sql<[at: string, kg: number] | null>`(
  select json_build_array(first.measured_at, first.weight_kg::float8) from ${measurements} first
  where first.user_id = users.id and first.created_at = users.created_at and first.weight_kg is not null
  order by first.measured_at limit 1)`;

export interface SignUp {
  on: Day;
  weight: number;
}

export const signUpOf = (weighed: [at: string, kg: number] | null | undefined, zone: string): SignUp | null =>
  weighed ? { on: dayIn(zone, new Date(weighed[0])), weight: weighed[1] } : null;

const selectSignUp = statement(
  'sign-up-weighing',
  { owner: 'uuid' },
  { weighed: weighedAtSignUp.as('weighed') },
  (db, $, row) => db.select(row).from(users).where(eq(users.id, $.owner)),
);

/** The weight given with the registration and its day; null without one. */
export const signUpQuestion = ({ owner, zone }: Call): Question<SignUp | null> =>
  selectSignUp.question({ owner }, ([row]) => signUpOf(row?.weighed, zone));
