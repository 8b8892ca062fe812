import type { PastApplications } from '@leveza/contract/applications/past.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { knownProduct } from '../pens/store.ts';
import { holdDoses, placeOf } from './register-application.ts';
import { applications } from './table.ts';

/** Doses from before the app: they happened, so no gap is checked, and no pen loses anything. */
export async function recordPastApplications(
  db: Db,
  owner: string,
  { catalogId, medicationName, entries }: PastApplications,
  now: Date,
): Promise<string[]> {
  const product = knownProduct(catalogId);
  const rows = entries.map((entry, index) => {
    const appliedAt = recordedAt(entry.datetime, now, `entries.${index}.datetime`);
    const site = entry.applicationSite ?? (entry.zone ? partsOf(entry.zone).site : null);
    return {
      userId: owner,
      catalogId: product?.id ?? null,
      medicationName,
      appliedAt,
      doseMg: entry.doseMg,
      ...(site ? placeOf(site, entry.zone) : {}),
    };
  });
  const instants = rows.map(({ appliedAt }) => appliedAt);
  if (new Set(instants.map(Number)).size !== rows.length) throw new Problem('already-recorded');
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const known = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.userId, owner), inArray(applications.appliedAt, instants)))
      .limit(1);
    if (known.length > 0) throw new Problem('already-recorded');
    const made = await tx.insert(applications).values(rows).returning({ id: applications.id });
    return made.map(({ id }) => id);
  });
}

/** Only those that took from no pen: the others are deleted one by one, with their pen. */
export async function undoPastApplications(db: Db, owner: string, ids: string[]): Promise<number> {
  const removed = await db
    .delete(applications)
    .where(and(eq(applications.userId, owner), inArray(applications.id, ids), isNull(applications.penId)))
    .returning({ id: applications.id });
  if (removed.length === 0) throw new Problem('not-found');
  return removed.length;
}
