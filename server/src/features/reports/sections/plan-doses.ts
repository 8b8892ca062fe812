import type { Report } from '@leveza/contract/reports/reports.ts';
import { lastYearOf, type Period } from '@leveza/domain/reports/period.ts';
import { planDosesOf } from '@leveza/domain/reports/plan-doses.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { shelfDoses } from '../../plans/shared/doses-of-days.ts';

type PlanDoses = NonNullable<Report['adherence']>['plans'];

/** What became of the doses of every plan but those of injections; the names are told with the other medicines alone. */
export async function planDosesSection(
  call: Call,
  { period, isNamed }: { period: Period; isNamed: boolean },
): Promise<PlanDoses> {
  const days = lastYearOf(period);
  const doses = await shelfDoses(call, days);
  const counts = planDosesOf(
    doses.map((dose) => ({ ...dose, takenOn: dose.takenAt && dayIn(call.zone, new Date(dose.takenAt)) })),
  );
  return counts && { from: days.from, ...counts, byPlan: isNamed ? counts.byPlan : [] };
}
