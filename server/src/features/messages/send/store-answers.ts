import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { afterAttempt } from './after-attempt.ts';
import type { Attempted } from './deliver-all.ts';
import { tellUnreachable } from './tell-unreachable.ts';

const PAUSE_MS = 250;
const LONGEST_MS = 10 * MINUTE_MS;

/**
 * Stores what became of messages, all in one statement. A database that is away is waited for, whatever it says
 * meanwhile: an answer that was lost would send its message a second time.
 */
export async function storeAnswers(db: Db, attempted: readonly Attempted[], now: () => Date): Promise<void> {
  if (attempted.length === 0) return;
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      return await db.transaction((tx) => store(tx, attempted, now()));
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function store(tx: Db, attempted: readonly Attempted[], now: Date): Promise<void> {
  const answers = attempted.map(({ message, outcome }) => ({
    id: message.id,
    taken: message.attempts,
    ...(outcome
      ? { attempts: message.attempts, ...afterAttempt(message, outcome.delivery, now) }
      : { ...UNTOUCHED, attempts: message.attempts - 1, mayHaveArrived: message.mayHaveArrived }),
  }));
  // The number of attempts tells this one from a later one of another process. A status that came by the webhook in
  // the meantime knows more than the answer and stays.
  await tx.execute(sql`
    update messages m set
      state = case when m.state not in ('sending', 'retrying') then m.state
        when a.state <> 'untouched' then a.state
        when a.attempts = 0 then 'planned' else 'retrying' end,
      attempts = a.attempts,
      send_at = coalesce(a."sendAt", m.send_at),
      may_have_arrived = a."mayHaveArrived",
      reference = coalesce(a.reference, m.reference),
      failure = a.failure,
      sent_at = case when a.state in ('sent', 'repeated', 'unconfirmed') then coalesce(m.sent_at, ${now}) else m.sent_at end,
      claimed_by = null
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a (
      id uuid, taken smallint, state text, attempts smallint, "sendAt" timestamptz, "mayHaveArrived" boolean,
      reference text, failure text)
    where m.id = a.id and m.attempts = a.taken`);
  await planAgain(tx, attempted, answers);
  await tellUnreachable(tx, attempted, now);
}

/** A reminder that its channel refused for good is planned again: another channel takes it. */
async function planAgain(
  tx: Db,
  attempted: readonly Attempted[],
  answers: readonly { state: string }[],
): Promise<void> {
  const refused = attempted.filter((_, n) => answers[n]!.state === 'failed');
  const owners = [...new Set(refused.map(({ message }) => message.userId))];
  if (owners.length === 0) return;
  await tx.execute(sql`
    insert into reminder_changes (user_id)
    select id from users where id in ${owners}`);
}

const UNTOUCHED = { state: 'untouched', sendAt: null, reference: null, failure: null };
