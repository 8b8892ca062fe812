import { inOrder } from '@leveza/domain/order.ts';
import { openDoses } from '@leveza/domain/plans/dose-states.ts';
import { hasDoseAfter, occurrencesToMatch, type Planned } from '@leveza/domain/plans/occurrences.ts';
import { shareUses } from '@leveza/domain/plans/share-uses.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { isEnded } from './clock.ts';
import type { doseRecords, StoredDose } from './dose-records.ts';
import { plansOfUse } from './counts-for.ts';
import { planOfDoses } from './plan-of-doses.ts';
import { versionRowOn } from './reply.ts';
import type { WholePlan } from './store.ts';

type Stored = Awaited<ReturnType<typeof doseRecords>>;

interface Days {
  from: Day;
  to: Day;
}

interface Asked {
  /** One after the other; the last reaches to today at least. */
  stretches: readonly Days[];
  zone: string;
  now: Date;
}

/** Plans with their planned doses and the records of each: its own, and its share of what was taken on the shelf. */
export function plansWithRecords(
  plans: readonly WholePlan[],
  { ownOf, looseUses }: Pick<Stored, 'ownOf' | 'looseUses'>,
  { stretches, zone, now }: Asked,
) {
  const { to } = stretches.at(-1)!;
  const takers = plans.map((plan) => {
    const own = ownOf(plan);
    const schedule = planOfDoses(plan);
    const planned = plan.deletedAt
      ? recorded(own)
      : stretches.flatMap((days) => occurrencesToMatch(schedule, days));
    const context = { versions: schedule.versions, goesOn: () => hasDoseAfter(schedule, to), zone, now };
    const counted = own.filter(({ isExtra }) => !isExtra);
    const open = openDoses(planned, counted, schedule.versions);
    return {
      plan,
      own,
      planned,
      context,
      open,
      isAsNeeded: versionRowOn(plan.versions, dayIn(zone, now)).planType === 'as_needed',
    };
  });
  const inForceFirst = takers
    .filter(({ plan }) => plan.deletedAt === null)
    .toSorted(
      (one, other) => Number(isEnded(one.plan, { zone, now })) - Number(isEnded(other.plan, { zone, now })),
    );
  const takerOf = new Map(inForceFirst.map((taker) => [taker.plan, taker]));
  const shareOf = shareUses(looseUses, (use) =>
    plansOfUse([...takerOf.keys()], use).map((plan) => takerOf.get(plan)!),
  );
  return takers.map((taker) => ({ ...taker, records: [...taker.own, ...(shareOf.get(taker) ?? [])] }));
}

/** A deleted plan plans nothing more: its doses are those that were recorded. */
function recorded(records: readonly StoredDose[]): Planned[] {
  return records
    .flatMap(({ planned }) => planned ?? [])
    .toSorted((one, other) => inOrder(`${one.day}T${one.time}`, `${other.day}T${other.time}`));
}
