import type { PastApplications } from '@leveza/contract/applications/past.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
import { applications } from '../pens/table.ts';
import { placeOf, refuseUnits } from './refuse-dose.ts';
import { settleUsualDay } from './settle-usual-day.ts';
import { holdDoses } from './store.ts';

/** Doses from before the app: they happened, so no gap is checked, and no pen loses anything. */
export async function recordPastApplications(
  call: Call,
  { catalogId, medicationName, entries }: PastApplications,
): Promise<string[]> {
  const { owner, now } = call;
  const product = knownProduct(catalogId);
  refuseUnits(product?.id ?? null);
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
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const known = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.userId, owner), inArray(applications.appliedAt, instants)))
      .limit(1);
    if (known.length > 0) throw new Problem('already-recorded');
    await settleUsualDay({ ...call, db: tx });
    const made = await tx.insert(applications).values(rows).returning({ id: applications.id });
    return made.map(({ id }) => id);
  });
}
