import type { InferSelectModel } from 'drizzle-orm';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { type Question, statement } from '../../db/statement.ts';
import { products } from '../catalog/table.ts';
import { planDoses, planPauses, planVersions, plans } from './table.ts';

export type PlanRow = InferSelectModel<typeof plans>;
export interface VersionRow extends InferSelectModel<typeof planVersions> {
  /** Of the plan's product and brand: its own name may be 'Comprimido da manhã'. */
  ingredients: string;
}
export type PauseRow = InferSelectModel<typeof planPauses>;
/** A pause of a plan, or of the treatment that a plan follows. */
export type Span = Pick<PauseRow, 'pausedFrom' | 'pausedUntil'>;
export type VersionValues = Omit<typeof planVersions.$inferInsert, 'id' | 'userId' | 'planId' | 'createdAt'>;

export interface WholePlan extends PlanRow {
  /** By day, ascending; the last is what the plan says from its day on. */
  versions: VersionRow[];
  pauses: PauseRow[];
}

const isOwnPlan = (owner: string, id: string) => and(isOwn(plans, owner, id), isNull(plans.deletedAt));

const selectPlans = statement('plans', { owner: 'uuid' }, getTableColumns(plans), (db, $, row) =>
  db.select(row).from(plans).where(eq(plans.userId, $.owner)).orderBy(asc(plans.createdAt), asc(plans.id)),
);

const selectVersions = statement(
  'plan-versions',
  { owner: 'uuid' },
  {
    ...getTableColumns(planVersions),
    ingredients: sql<string>`concat_ws(' ', ${products.activeIngredient}, ${products.name}, ${products.brand}, ${planVersions.brand})`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(planVersions)
      .leftJoin(products, eq(products.id, planVersions.productId))
      .where(eq(planVersions.userId, $.owner))
      .orderBy(asc(planVersions.fromDay)),
);

const selectPauses = statement('plan-pauses', { owner: 'uuid' }, getTableColumns(planPauses), (db, $, row) =>
  db.select(row).from(planPauses).where(eq(planPauses.userId, $.owner)).orderBy(asc(planPauses.pausedFrom)),
);

/** Every version of a patient's plans, to be asked in one with other questions. */
export const versionsQuestion = <T>(owner: string, read: (versions: VersionRow[]) => T): Question<T> =>
  selectVersions.question({ owner }, read);

const byPlan = <Row extends { planId: string }>(rows: Row[]) => Map.groupBy(rows, ({ planId }) => planId);

/** Every plan of a patient, oldest first, with its versions and pauses. */
export async function findPlans(db: Db, owner: string): Promise<WholePlan[]> {
  return (await findPlansEver(db, owner)).filter(({ deletedAt }) => deletedAt === null);
}

/** Deleted plans too: their doses stay in the history. */
export async function findPlansEver(db: Db, owner: string): Promise<WholePlan[]> {
  const [rows, versionsOf, pausesOf] = await askInOne(
    db,
    selectPlans.question({ owner }, (found) => found),
    selectVersions.question({ owner }, byPlan),
    selectPauses.question({ owner }, byPlan),
  );
  return rows.flatMap((row) => {
    // An imported file may hold a plan that says nothing to take: no screen could show it.
    const versions = versionsOf.get(row.id);
    return versions ? [{ ...row, versions, pauses: pausesOf.get(row.id) ?? [] }] : [];
  });
}

/** Holds the plan until the transaction ends, so that two changes of it come one after the other. */
export async function lockPlan(tx: Db, owner: string, id: string): Promise<PlanRow> {
  return ownRow(await tx.select().from(plans).where(isOwnPlan(owner, id)).for('no key update'));
}

/** Holds those of them that are not deleted by now. */
export async function lockPlans(tx: Db, owner: string, ids: readonly string[]): Promise<void> {
  const areThese = and(eq(plans.userId, owner), inArray(plans.id, [...ids]), isNull(plans.deletedAt));
  await tx.select({ id: plans.id }).from(plans).where(areThese).orderBy(asc(plans.id)).for('no key update');
}

export async function findPlan(db: Db, owner: string, id: string): Promise<WholePlan> {
  return (await findPlanAmong(db, owner, id)).plan;
}

/** A plan and all others, deleted ones too: its doses are told apart from theirs. */
export interface PlanAmong {
  plan: WholePlan;
  all: readonly WholePlan[];
}

export async function findPlanAmong(db: Db, owner: string, id: string): Promise<PlanAmong> {
  const all = await findPlansEver(db, owner);
  return { plan: ownRow(all.filter((plan) => plan.id === id && plan.deletedAt === null)), all };
}

export async function insertPlan(
  tx: Db,
  owner: string,
  values: Partial<Pick<PlanRow, 'replaced' | 'beginsAt'>> = {},
): Promise<PlanRow> {
  const [row] = await tx
    .insert(plans)
    .values({ userId: owner, ...values })
    .returning();
  return row!; // an insert without conflict clause always returns its row
}

/** A second change from the same day takes the place of the first. */
export async function putVersion(
  tx: Db,
  owner: string,
  planId: string,
  values: VersionValues & { createdAt?: Date },
): Promise<void> {
  await tx
    .insert(planVersions)
    .values({ userId: owner, planId, ...values })
    .onConflictDoUpdate({ target: [planVersions.planId, planVersions.fromDay], set: values });
}

export async function removeVersions(
  tx: Db,
  owner: string,
  planId: string,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  await tx
    .delete(planVersions)
    .where(
      and(
        eq(planVersions.userId, owner),
        eq(planVersions.planId, planId),
        gte(planVersions.fromDay, from),
        to === null ? undefined : lte(planVersions.fromDay, to),
      ),
    );
}

export async function setReplaced(
  tx: Db,
  owner: string,
  id: string,
  replaced: PlanRow['replaced'],
): Promise<void> {
  ownRow(await tx.update(plans).set({ replaced }).where(isOwnPlan(owner, id)).returning({ id: plans.id }));
}

/** Ends a plan, or lets it go on without a moment. The undo of an end before that has nothing to put back any more. */
export async function setEnded(
  tx: Db,
  owner: string,
  id: string,
  endedAt: string | null,
  removed: PlanRow['removed'] = null,
): Promise<void> {
  const changed = tx.update(plans).set({ endedAt, removed }).where(isOwnPlan(owner, id));
  ownRow(await changed.returning({ id: plans.id }));
}

export async function insertPause(
  tx: Db,
  owner: string,
  planId: string,
  span: { pausedFrom: string; pausedUntil: string | null },
): Promise<void> {
  await tx.insert(planPauses).values({ userId: owner, planId, ...span });
}

/** Ends the pauses that reach beyond a moment. */
export async function endPauses(tx: Db, owner: string, planId: string, at: string): Promise<void> {
  await tx
    .update(planPauses)
    .set({ pausedUntil: at })
    .where(
      and(
        eq(planPauses.userId, owner),
        eq(planPauses.planId, planId),
        or(isNull(planPauses.pausedUntil), gt(planPauses.pausedUntil, at)),
      ),
    );
}

/** Holds a plan that was deleted, or ended by a press, as `lockPlan` holds the others. */
export async function lockGone(tx: Db, owner: string, id: string): Promise<PlanRow> {
  const isGone = and(isOwn(plans, owner, id), or(isNotNull(plans.deletedAt), isNotNull(plans.removed)));
  return ownRow(await tx.select().from(plans).where(isGone).for('no key update'));
}

/** Deletes a plan, or puts it back without a moment. */
export async function setDeleted(
  tx: Db,
  owner: string,
  id: string,
  deletedAt: Date | null,
  removed: PlanRow['removed'] = null,
): Promise<void> {
  const changed = tx
    .update(plans)
    .set({ deletedAt, removed })
    .where(isOwn(plans, owner, id));
  ownRow(await changed.returning({ id: plans.id }));
}

type DoseValues = Omit<typeof planDoses.$inferInsert, 'id' | 'userId' | 'planId' | 'createdAt'>;

/** One row a planned dose: taking one that was skipped, or whose use was deleted, writes over the row, as a new record. */
export async function putDose(tx: Db, owner: string, planId: string, values: DoseValues) {
  const [row] = await tx
    .insert(planDoses)
    .values({ userId: owner, planId, ...values })
    .onConflictDoUpdate({
      target: [planDoses.planId, planDoses.plannedDay, planDoses.plannedTime],
      set: { ...values, createdAt: sql`excluded.created_at` },
    })
    .returning();
  return row!; // an insert that writes over its conflict always returns the row
}

/** Whether there was such a row. */
export async function removeDose(tx: Db, owner: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(planDoses)
    .where(isOwn(planDoses, owner, id))
    .returning({ id: planDoses.id });
  return gone.length > 0;
}
