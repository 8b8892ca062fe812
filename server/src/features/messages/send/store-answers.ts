import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { problemOfDatabaseError } from '../../../db/failure.ts';
import { type Delivery, refused } from '../../../services/delivery.ts';
import { users } from '../../auth/table.ts';
import { planAgain } from '../shared/plan-again.ts';
import { afterAttempt, type Settled } from './after-attempt.ts';
import type { Claimed } from './claim-due.ts';
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
  const at = now();
  // Before the transaction, which is tried again whatever fails in it: a mistake of ours would fail each time.
  const answers = attempted.map((one) => answerTo(one, at, onFault));
  await waitingWhile(
    () => true,
    () => db.transaction((tx) => store(tx, attempted, answers, at)),
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

/** The row of a message after its attempt. */
function answerTo({ message, outcome }: Attempted, now: Date, onFault: Means['onFault']) {
  const { id, attempts: taken, mayHaveArrived } = message;
  if (!outcome) return { id, taken, ...UNTOUCHED, attempts: taken - 1, mayHaveArrived };
  return { id, taken, attempts: taken, ...settled(message, outcome.delivery, now, onFault) };
}

/** One whose next moment cannot be reckoned is given up, so that it keeps no other answer from being stored. */
function settled(message: Claimed, delivery: Delivery, now: Date, onFault: Means['onFault']): Settled {
  try {
    return afterAttempt(message, delivery, now);
  } catch (error) {
    onFault(error);
    const mayHaveArrived = message.mayHaveArrived || delivery.state === 'unknown';
    return afterAttempt({ ...message, mayHaveArrived }, refused('rejected'), now);
  }
}

type Answer = ReturnType<typeof answerTo>;

async function store(
  tx: Db,
  attempted: readonly Attempted[],
  answers: readonly Answer[],
  now: Date,
): Promise<void> {
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
  const failed = attempted.filter((_, n) => answers[n]!.state === 'failed');
  await planAgain(tx, [...new Set(failed.map(({ message }) => message.userId))]);
  await removeDeadDevices(tx, attempted);
}

const UNTOUCHED = { state: 'untouched', sendAt: null, reference: null, failure: null };
