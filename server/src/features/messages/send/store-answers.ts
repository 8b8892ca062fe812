import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { problemOfDatabaseError } from '../../../db/failure.ts';
import { users } from '../../auth/table.ts';
import { planAgain } from '../shared/plan-again.ts';
import { afterAttempt } from './after-attempt.ts';
import type { Attempted } from './deliver-all.ts';
import { type Refusals, refusalsOf, removeDeadDevices, tellRefused } from './tell-unreachable.ts';

const PAUSE_MS = 250;
const LONGEST_MS = 10 * MINUTE_MS;

interface Means {
  now: () => Date;
  onFault: (error: unknown) => void;
}

/**
 * Stores what became of messages, all in one statement. A database that is away is waited for, whatever it says
 * meanwhile: an answer that was lost would send its message a second time. A fault in telling one patient of a dead
 * number comes after that, and so costs no answer.
 */
export async function storeAnswers(
  db: Db,
  attempted: readonly Attempted[],
  { now, onFault }: Means,
): Promise<void> {
  if (attempted.length === 0) return;
  await waitingWhile(
    () => true,
    () => db.transaction((tx) => store(tx, attempted, now())),
  );
  for (const refusal of refusalsOf(attempted))
    await waitingWhile(isPassing, () => db.transaction((tx) => tellIfHere(tx, refusal, now()))).catch(
      onFault,
    );
}

async function waitingWhile(
  isWorthIt: (error: unknown) => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until || !isWorthIt(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

function isPassing(error: unknown): boolean {
  const problem = problemOfDatabaseError(error);
  return problem !== null && problem !== 'invalid-input';
}

/** A patient may have left while the message was under way; one who is here stays until this is stored. */
async function tellIfHere(tx: Db, refusal: Refusals, now: Date): Promise<void> {
  const isOne = eq(users.id, refusal.userId);
  const here = await tx.select({ id: users.id }).from(users).where(isOne).for('key share');
  if (here.length > 0) await tellRefused(tx, refusal, now);
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
  // A reminder that its channel refused for good is planned again: another channel takes it.
  const refused = attempted.filter((_, n) => answers[n]!.state === 'failed');
  await planAgain(tx, [...new Set(refused.map(({ message }) => message.userId))]);
  await removeDeadDevices(tx, attempted);
}

const UNTOUCHED = { state: 'untouched', sendAt: null, reference: null, failure: null };
