import { Problem } from '@leveza/contract/problem.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import type { Call } from '../../http/call.ts';
import { clockOfPress } from './clock.ts';
import { holdTablets } from './hold-tablets.ts';
import { planReplies } from './plan-replies.ts';
import { findPlans, lockPlan, setEnded, type WholePlan } from './store.ts';
import type { Replaced } from './table.ts';

/** Whether a plan is of a GLP-1 tablet, of which one is taken a day. */
export const isOfTablet = ({ versions }: Pick<WholePlan, 'versions'>): boolean => {
  const version = versions.at(-1)!;
  return isOnceADay(version, version.dosageForm);
};

interface Coming {
  /** The plan that begins again, where it is no new one. */
  id?: string;
  startDate: Day;
  replacePlan: boolean;
}

/**
 * A second plan of a GLP-1 tablet takes the place of the first, once the patient says so: two strengths would be planned
 * for one day. Returns what an undo puts back; null where nothing was replaced.
 */
export async function endTabletPlans(
  call: Call,
  { id: coming, startDate, replacePlan }: Coming,
): Promise<Replaced | null> {
  const { db, owner, zone, now } = call;
  // A raise that is planned ahead must not end the tablets of the days until then. A plan whose hour has passed today
  // begins tomorrow, and takes the place of the first at once.
  if (startDate > addDays(dayIn(zone, now), 1)) return null;
  const openPlans = async () =>
    (await findPlans(db, owner)).filter((plan) => {
      const { endDate } = plan.versions.at(-1)!;
      return plan.id !== coming && !plan.endedAt && isOfTablet(plan) && (!endDate || endDate >= startDate);
    });
  // A dose holds its plan before the tablets of the patient: in another order the two would wait for each other.
  for (const { id } of await openPlans()) await lockPlan(db, owner, id);
  // Of two plans made at once, the second finds the first.
  await holdTablets(db, owner);
  const open = await openPlans();
  if (open.length === 0) return null;
  const statuses = new Map((await planReplies(call)).map(({ id, status }) => [id, status]));
  const inForce = open.filter(({ id }) => statuses.get(id) !== 'ended');
  const [first] = inForce;
  if (!first) return null;
  if (!replacePlan) {
    const { name } = first.versions.at(-1)!;
    throw new Problem('treatment-has-plan', {
      message: `Você já tem um plano de ${name}, e pela bula se toma um comprimido de GLP-1 por dia. Confirme para encerrar aquele e seguir este.`,
    });
  }
  for (const { id } of inForce) await setEnded(db, owner, id, clockOfPress(call));
  return { planIds: inForce.map(({ id }) => id), doses: null };
}
