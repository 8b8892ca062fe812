import { Problem } from '@leveza/contract/problem.ts';
import { DAY_MS, DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { and, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { within } from '../../../http/deadline.ts';
import { hit } from '../../../http/rate-limit/hit.ts';
import type { LookUpEan, OpenFoodFactsProduct } from '../../../services/open-food-facts.ts';
import { eanLookups } from '../table.ts';

/** Open Food Facts lets one server ask 100 times a minute; all patients share that. */
const FOR_ALL = { times: 60, perSeconds: 60 };
const FOR_ONE = { times: 100, perSeconds: DAY_SECONDS };
const KEPT_MS = 30 * DAY_MS;

/** The answer of Open Food Facts about a barcode: a stored one, or a new one. */
export async function lookUpEan(
  { db, owner, now }: Call,
  ean: string,
  ask: LookUpEan,
): Promise<OpenFoodFactsProduct | null> {
  const [kept] = await within(() => selectKept(db, { ean, ...freshSince(now) }));
  if (kept) return kept.answer;
  await within(() => countLookUp(db, owner));
  const answer = await ask(ean);
  await within(() => keep(db, { ean, answer, fetchedAt: now }));
  return answer;
}

async function countLookUp(db: Db, owner: string): Promise<void> {
  const own = await hit(db, `ean:${owner}`, FOR_ONE);
  if (own.count > FOR_ONE.times)
    throw new Problem('too-many-requests', { retryAfterSeconds: own.secondsLeft });
  const all = await hit(db, 'open-food-facts', FOR_ALL);
  if (all.count > FOR_ALL.times) throw new Problem('ean-unavailable', { retryAfterSeconds: all.secondsLeft });
}

/** A product that is not there today may be added tomorrow. */
const freshSince = (now: Date) => ({
  known: new Date(now.getTime() - KEPT_MS),
  unknown: new Date(now.getTime() - DAY_MS),
});

const selectKept = statement(
  'ean-kept',
  { ean: 'text', known: 'instant', unknown: 'instant' },
  { answer: eanLookups.answer },
  (db, $, row) =>
    db
      .select(row)
      .from(eanLookups)
      .where(
        and(
          eq(eanLookups.ean, $.ean),
          or(
            and(isNotNull(eanLookups.answer), gt(eanLookups.fetchedAt, $.known)),
            gt(eanLookups.fetchedAt, $.unknown),
          ),
        ),
      ),
);

async function keep(db: Db, lookup: typeof eanLookups.$inferInsert & { fetchedAt: Date }): Promise<void> {
  const { answer, fetchedAt } = lookup;
  await db
    .insert(eanLookups)
    .values(lookup)
    .onConflictDoUpdate({ target: eanLookups.ean, set: { answer, fetchedAt } });
  await db.delete(eanLookups).where(lt(eanLookups.fetchedAt, freshSince(fetchedAt).known));
}
