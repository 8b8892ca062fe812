import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { soonMs, soonSentence } from '@leveza/domain/plans/one-more.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { countsFor } from './counts-for.ts';
import { shelfDoses } from './shared/doses-of-days.ts';
import { looseUsesQuestion } from './shared/loose-uses.ts';
import type { VersionRow } from './store.ts';

interface Late {
  dose: Pick<PlannedDose, 'planId' | 'plannedAt' | 'lateAt' | 'time'>;
  version: VersionRow;
  takenAt: Date;
}

/**
 * The question about a late dose that is taken within two hours of another one of its medicine, of whichever plan or box. Doses
 * planned for the same moment are taken together.
 */
export async function doubtSoon(call: Call, { dose, version, takenAt }: Late): Promise<Problem | null> {
  const { time, lateAt } = dose;
  if (time === null || lateAt === null || takenAt < new Date(lateAt)) return null;
  const within = soonMs(version.scheduledTimes);
  const span = [-within, within].map((ms) => dayIn(call.zone, new Date(takenAt.getTime() + ms)));
  const days = { from: span[0]!, to: span[1]! };
  const doses = await shelfDoses(call, days);
  const [loose] = await askInOne(
    call.db,
    looseUsesQuestion(call, days, (found) => found),
  );
  const isOfMedicine = ({ planId, productId }: PlannedDose) =>
    planId === dose.planId || (productId !== null && productId === version.productId);
  const known = new Set(doses.map(({ recordId }) => recordId));
  const taken = [
    ...doses
      .filter((each) => isOfMedicine(each) && each.plannedAt !== dose.plannedAt)
      .flatMap((each) => (each.takenAt ? { name: each.name, at: new Date(each.takenAt) } : [])),
    ...loose
      .filter((use) => !known.has(use.recordId) && countsFor(version, use))
      .map((use) => ({ name: use.label, at: use.takenAt })),
  ];
  const soon = taken.find(({ at }) => Math.abs(takenAt.getTime() - at.getTime()) < within);
  return soon ? new Problem('dose-too-often', { message: soonSentence(soon, { time }, call) }) : null;
}
