import { Problem } from '@leveza/contract/problem.ts';
import { againSentence } from '@leveza/domain/usage/once-a-day.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { oralDosesQuestion, oralSourcesQuestion } from './shared/oral-doses.ts';

/** More than anybody records of one day. */
const MOST = 50;

/**
 * Asks about one more GLP-1 tablet on a day that has its number already, of whichever box, plan or strength: the body adds
 * them up. Two presses at once, on two boxes or a box and a plan, are two tablets at once: the second waits here until the
 * first is recorded, and finds it.
 */
export async function refuseAgain(call: Call, takenAt: Date, ofDay = 1): Promise<void> {
  const { db, owner, zone } = call;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`tablets:${owner}`}))`);
  const day = dayIn(zone, takenAt);
  const { boxes, plans } = await ask(db, oralSourcesQuestion(owner));
  const from = instantAt(day, '00:00', zone);
  const to = instantAt(addDays(day, 1), '00:00', zone);
  const { doses } = await ask(db, oralDosesQuestion({ owner, zone, boxes, plans, from, to, most: MOST }));
  const taken = doses.filter(({ isTaken, isTablet }) => isTaken && isTablet);
  const [last] = taken;
  if (!last || taken.length < ofDay) return;
  const message = againSentence({ name: last.medicationName, at: last.at }, call);
  throw new Problem('dose-too-often', { message });
}
