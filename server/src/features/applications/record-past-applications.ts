import type { PastApplications } from '@leveza/contract/applications/past.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { tooNear, tooNearSentence } from '@leveza/domain/applications/gap.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { knownProduct, minGapHoursOf } from '../pens/shared/glp1-catalog.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import { settleEstimated } from '../pens/shared/settle-estimated.ts';
import { applications } from '../pens/table.ts';
import { doubtAbout } from './doubt-dose.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { beginsTreatment } from './shared/begins-treatment.ts';
import { dosesBefore, dosesFrom, type PastDose } from './shared/past-doses.ts';
import { readTreatment } from './shared/treatment.ts';
import { placeOf, refuseUnits } from './refuse-dose.ts';
import { settleSharedDay, settleUsualDay } from './settle-usual-day.ts';
import { holdDoses } from './store.ts';

/**
 * Doses from before the app: no pen loses anything; one close to a recorded dose, one that a sign held and a slip are
 * asked about.
 */
export async function recordPastApplications(
  call: Call,
  { catalogId, medicationName, entries, ...answered }: PastApplications,
  { heldDoubts }: Pick<BeforeDose, 'heldDoubts'>,
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
    const before = await readTreatment({ ...call, db: tx });
    await settleUsualDay({ ...call, db: tx }, before);
    const held = answered.confirmHeld ? [] : await heldDoubts({ ...call, db: tx }, instants);
    await askAboutSlips({ ...call, db: tx }, rows, { ...answered, held });
    const made = await tx.insert(applications).values(rows).returning({ id: applications.id });
    await settleSharedDay({ ...call, db: tx }, before);
    await settleEstimated(tx, owner);
    return made.map(({ id }) => id);
  });
}

interface Answered extends Pick<PastApplications, 'confirmDose' | 'confirmSwitch' | 'confirmEarly'> {
  /** The question about each row that a sign held. */
  held: readonly (Problem | null)[];
}
type Rows = (typeof applications.$inferInsert & { catalogId: string | null })[];

/** Each dose among those around it, whether they are entered now or known already; the first doubt stands for all. */
async function askAboutSlips(call: Call, rows: Rows, answered: Answered): Promise<void> {
  const { db, owner, zone } = call;
  const entered = rows
    .map(({ appliedAt, doseMg, ...row }, index) => ({
      ...row,
      at: appliedAt,
      mg: doseMg,
      held: answered.held[index],
    }))
    .toSorted((a, b) => +a.at - +b.at);
  const first = entered[0]!.at;
  const [earlier = []] = await dosesBefore(db, owner, [first]);
  const later = (await dosesFrom(db, owner, first)).filter(({ at }) => at > first);
  const recorded = [...earlier, ...later].map(({ at }) => at);
  const isFirstOfAll = earlier.length === 0 && (await beginsTreatment(call, first));
  const all = [...earlier, ...entered, ...later].toSorted((a, b) => +a.at - +b.at);
  for (const dose of entered) {
    const place = all.indexOf(dose);
    const before = all.slice(Math.max(0, place - MOST_BEFORE), place);
    const after = all[place + 1];
    // Of two doses entered together the later one is asked about.
    const around = {
      before,
      next: after && later.includes(after) ? after : null,
      isNewest: after === undefined,
      isFirstOfAll: isFirstOfAll && place === 0,
      tablet: null,
    };
    const doubt =
      dose.held ?? doubtAboutGap(dose, recorded, answered, call) ?? doubtAbout(dose, around, answered, zone);
    if (doubt) {
      const day = dayIn(zone, dose.at).split('-').toReversed().join('/');
      throw new Problem(doubt.code, { message: `Em ${day}. ${doubt.message}` });
    }
  }
}

/** The dates of a row of doses are laid out by the calendar: one of them may be a dose that is recorded already. */
function doubtAboutGap(
  dose: PastDose,
  recorded: readonly Date[],
  { confirmEarly }: Answered,
  here: Call,
): Problem | null {
  const minGapHours = minGapHoursOf(labelledProduct(dose));
  const near = confirmEarly ? null : tooNear({ at: dose.at, others: recorded, minGapHours });
  return near && new Problem('dose-too-soon', { message: tooNearSentence(near, here) });
}

/** Sixteen weekly doses are four steps of a label. */
const MOST_BEFORE = 16;
