import type { PlanChange } from '@leveza/contract/plans/fields.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { PlanMedicationType } from '@leveza/domain/plans/plan-words.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { endTabletPlans } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { putReplacedBack, UNDO_MS } from './put-replaced-back.ts';
import { readPlan } from './read-plan.ts';
import { refuseUnknownProduct } from './refuse-unknown-product.ts';
import { followEnd } from './follow-end.ts';
import { findPlan, lockPlan, putVersion, removeVersions, setReplaced, type VersionRow } from './store.ts';
import { followChange, isTreatment } from './treated.ts';
import { versionOf } from './version-of.ts';

/**
 * Changes a plan from a day on. Later changes stay unless the patient gives them up; a treatment has steps for that. A
 * later change back to the earlier settings is none.
 */
export async function changePlan(
  call: Call,
  id: string,
  { from, keepsNextChange, isUndo, ...input }: PlanChange,
): Promise<Plan> {
  const { owner, zone, now } = call;
  const today = dayIn(zone, now);
  const asked = from ?? today;
  if (asked < today)
    throw refused('from', 'A mudança vale de hoje em diante. Escolha hoje ou um dia depois.');
  return call.db.transaction(async (tx) => {
    await holdPlans(tx, owner);
    await lockPlan(tx, owner, id);
    const inside = { ...call, db: tx };
    const before = await findPlan(tx, owner, id);
    if (isUndo && before.replaced?.changedAt) {
      await putReplacedBack(inside, before);
      await setReplaced(tx, owner, id, null);
    }
    const { versions } = before;
    refuseOtherKind(versions.at(-1)!.medicationType, input.medicationType);
    await refuseUnknownProduct(tx, owner, input.productId);
    const values = versionOf(input, versions.at(-1)!.startDate);
    const { fromDay, startDate } = versions[0]!;
    // A plan that has not begun has no past to keep: the change begins with it, also where that is earlier now.
    const hasBegun = startDate < asked && fromDay < asked;
    const day = hasBegun ? asked : earlier(fromDay, values.startDate);
    // A plan that goes on and began earlier than was said has its first doses on those days as well.
    if (hasBegun && versions.every((version) => values.startDate < version.startDate)) {
      const { id: _id, userId: _owner, planId: _plan, createdAt: _at, ...first } = versions[0]!;
      const { startDate: begin } = values;
      await putVersion(tx, owner, id, { ...first, startDate: begin, fromDay: begin });
    }
    const added = isUndo ? addedBefore(versions, values.startDate, now) : [];
    for (const version of added) {
      await removeVersions(tx, owner, id, { from: version.fromDay, to: version.fromDay });
    }
    const held = versions.find((version) => version.fromDay === day);
    const isLast = !keepsNextChange || isTreatment(before);
    await removeVersions(tx, owner, id, { from: day, to: isLast ? null : later(asked, fromDay) });
    const inForce = versions.findLast((version) => version.fromDay < day);
    // Doses of today may have been taken already, by other times: today stays a day of change.
    const isNone = day > today && inForce !== undefined && isSame(inForce, values);
    // An edit of today that leaves the dose alone does not make it newer than the doses taken since it was said.
    const since = held && isSameDose(held, values) ? { createdAt: held.createdAt } : {};
    if (!isNone) await putVersion(tx, owner, id, { ...values, ...since, fromDay: day });
    if (fromDay === today && day < today) await putVersion(tx, owner, id, { ...values, fromDay: today });
    // The treatment follows the plan in force; an ended one says nothing about its doses any more.
    if (isTreatment(before) && before.endedAt === null) {
      const plan = await findPlan(tx, owner, id);
      await followChange(inside, { plan, input, from: later(asked, day) });
      await followEnd(inside, plan);
    }
    const replaced = await endTabletPlans(inside, id, input);
    if (replaced) await setReplaced(tx, owner, id, { ...replaced, changedAt: now.toISOString() });
    return readPlan(inside, id);
  });
}

/** The settings that the edit, now taken back, planned before the beginning. */
const addedBefore = (versions: readonly VersionRow[], startDate: Day, now: Date) =>
  versions.filter(
    (version) =>
      version.fromDay < startDate &&
      version.startDate < startDate &&
      now.getTime() - version.createdAt.getTime() < UNDO_MS,
  );

const earlier = (one: Day, other: Day) => (one < other ? one : other);
const later = (one: Day, other: Day) => (one < other ? other : one);

function isSame(version: VersionRow, values: ReturnType<typeof versionOf>): boolean {
  return Object.entries(values).every(
    ([name, value]) => String(version[name as keyof VersionRow]) === String(value),
  );
}

const DOSE_FIELDS = ['name', 'dose', 'doseUnit', 'quantityPerDose', 'productId'] as const;

function isSameDose(version: VersionRow, values: ReturnType<typeof versionOf>): boolean {
  return DOSE_FIELDS.every((name) => (version[name] ?? null) === (values[name] ?? null));
}

/** The doses of a GLP-1 plan are applications, those of others come out of boxes: one cannot become the other. */
function refuseOtherKind(before: PlanMedicationType, after: PlanMedicationType): void {
  if ((before === 'glp1') === (after === 'glp1')) return;
  throw refused('medicationType', 'Um plano de GLP-1 não muda de tipo. Encerre este plano e crie outro.');
}

const refused = (field: string, sentence: string) =>
  new Problem('invalid-input', { fields: { [field]: sentence } });
