import type { ApplicationInput } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { SAME_DOSE_HOURS, isTooSoon } from '@leveza/domain/applications/gap.ts';
import type { Site, Zone } from '@leveza/domain/rotation/zones.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { insertStatement } from '../../db/statement.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { knownProduct, lastUsableDay, lockPen, settlePen } from '../pens/store.ts';
import type { PenRow } from '../pens/table.ts';
import { findZone } from '../profile/store.ts';
import type { ApplicationRow } from './store.ts';
import { applications } from './table.ts';

const insertApplication = insertStatement('application-insert', applications, [
  'userId',
  'penId',
  'catalogId',
  'medicationName',
  'appliedAt',
  'doseMg',
  'site',
  'zone',
  'pain',
  'reactions',
  'notes',
]);

/** The dose and the pen's ledger, together or not at all. */
export async function registerApplication(
  db: Db,
  owner: string,
  input: ApplicationInput,
  now: Date,
): Promise<ApplicationRow> {
  const appliedAt = recordedAt(input.datetime, now, 'datetime');
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const pen = await lockPen(tx, owner, input.penId);
    if (!input.confirmExpired) await refuseExpired(tx, pen, appliedAt);
    if (!input.confirmEarly) await refuseTooSoon(tx, owner, { appliedAt, catalogId: pen.catalogId });
    const [row] = await insertApplication(tx, {
      userId: owner,
      penId: pen.id,
      catalogId: pen.catalogId,
      medicationName: pen.medicationName,
      appliedAt,
      doseMg: input.doseMg,
      ...placeOf(input.applicationSite, input.zone),
      pain: input.pain ?? null,
      reactions: input.reactions,
      notes: input.notes,
    });
    await settlePen(tx, pen);
    return row!;
  });
}

/** Two taps at once on two pens are two doses at once: the second has to see the first. */
export async function holdDoses(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`doses:${owner}`}))`);
}

/** The zone says its site; a zone of another site is a slip of the caller. */
export function placeOf(site: Site, zone: Zone | null | undefined): { site: Site; zone: Zone | null } {
  if (zone && partsOf(zone).site !== site) {
    throw new Problem('invalid-input', { fields: { zone: 'Esta região não pertence ao local escolhido.' } });
  }
  return { site, zone: zone ?? null };
}

export async function refuseExpired(tx: Db, pen: PenRow, appliedAt: Date): Promise<void> {
  const zone = await findZone(tx, pen.userId);
  const until = lastUsableDay(pen, zone);
  if (until !== null && dayIn(zone, appliedAt) > until) throw new Problem('expired-item');
}

interface NewDose {
  appliedAt: Date;
  catalogId: string | null;
  /** The one being changed does not stand in its own way. */
  except?: string;
}

export async function refuseTooSoon(tx: Db, owner: string, { appliedAt, catalogId, except }: NewDose) {
  const minGapHours = knownProduct(catalogId)?.missedDose?.minGapHours ?? null;
  const around = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  const near = await tx
    .select({ appliedAt: applications.appliedAt })
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        between(
          applications.appliedAt,
          new Date(appliedAt.getTime() - around),
          new Date(appliedAt.getTime() + around),
        ),
        except ? ne(applications.id, except) : undefined,
      ),
    );
  const others = near.map((other) => other.appliedAt);
  if (isTooSoon({ at: appliedAt, others, minGapHours })) throw new Problem('dose-too-soon');
}
