import type { listDoses as contract } from '@leveza/contract/plans/doses.ts';
import type { Received, Reply } from '@leveza/contract/endpoint.ts';
import { KIND_OF_TYPE } from '@leveza/domain/plans/kind-of-type.ts';
import type { PlanMedicationType } from '@leveza/domain/plans/plan-words.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { uses } from '../usage/table.ts';
import { sinceLate } from './late-days.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { rangeOf } from './shared/range-of.ts';
import { findPlansEver, type WholePlan } from './store.ts';
import { planDoses, plans as plansTable } from './table.ts';

/** The days around today, where none are asked for, hold every dose that is still late. */
export async function listDoses(
  call: Call,
  asked: Received<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const plans = await findPlansEver(call.db, call.owner);
  const isAsked = asked.from !== undefined || asked.to !== undefined;
  const late = isAsked ? null : sinceLate(plans, dayIn(call.zone, call.now)).late;
  const isOfKind = ({ medicationType }: { medicationType: PlanMedicationType }) =>
    asked.kind === undefined || KIND_OF_TYPE[medicationType] === asked.kind;
  const doses = await dosesOfDays(call, plans, { ...rangeOf(call, asked), late });
  const since = await firstDay(
    call,
    plans.filter(({ versions }) => versions.some(isOfKind)),
  );
  return { data: doses.filter(isOfKind), since };
}

const isDeleted = ({ deletedAt }: WholePlan) => deletedAt !== null;

/** A deleted plan counts from its first record on: the rest of it is planned no more. */
async function firstDay({ db, owner }: Call, plans: readonly WholePlan[]): Promise<string | null> {
  const begun = plans.filter((plan) => !isDeleted(plan)).map(({ versions }) => versions[0]!.startDate);
  const deleted = new Set(plans.filter(isDeleted).map(({ id }) => id));
  const recorded = deleted.size > 0 ? await selectFirstOfDeleted(db, { owner }) : [];
  const days = recorded.flatMap(({ planId, day }) => (deleted.has(planId) ? (day ?? []) : []));
  return [...begun, ...days].toSorted()[0] ?? null;
}

/** An extra dose has an instant alone: the day before it is early enough in every zone. */
const selectFirstOfDeleted = statement(
  'first-dose-of-deleted-plans',
  { owner: 'uuid' },
  {
    planId: planDoses.planId,
    day: sql<
      string | null
    >`min(coalesce(${planDoses.plannedDay}, coalesce(${uses.usedAt}, ${planDoses.takenAt})::date - 1))::text`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(planDoses)
      .innerJoin(plansTable, eq(plansTable.id, planDoses.planId))
      .leftJoin(uses, eq(uses.id, planDoses.useId))
      .where(and(eq(planDoses.userId, $.owner), isNotNull(plansTable.deletedAt), isNull(uses.deletedAt)))
      .groupBy(planDoses.planId),
);
