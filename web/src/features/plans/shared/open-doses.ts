import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { inOrder } from '@leveza/domain/order.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';
import { momentToTake, putOffTo } from '@leveza/domain/plans/snooze.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';

/** Neither taken nor skipped, and still to be taken. */
export const isOpen = ({ state }: Pick<PlannedDose, 'state'>) => state === 'scheduled' || state === 'late';

/** A dose becomes late while the screen stays open. */
export const stateAt = ({ state, lateAt }: PlannedDose, now: Date): DoseState =>
  state === 'scheduled' && lateAt !== null && new Date(lateAt) <= now ? 'late' : state;

/** Its time has come, whether or not it counts as late by now. */
export const isDueBy = ({ plannedAt }: PlannedDose, now: Date) =>
  plannedAt !== null && new Date(plannedAt) <= now;

/**
 * Open doses of the earliest moment that has any: they are taken with one press. An application stands alone. One that was
 * put off has its later moment, and waits behind those that are due by now, and the rest behind a tablet that asks for a wait after it,
 * another such tablet too.
 */
export function nextGroup(doses: readonly PlannedDose[], now: Date): PlannedDose[] {
  const momentOf = (dose: PlannedDose) => momentToTake(dose, now);
  const open = doses
    .filter(isOpen)
    .toSorted((one, other) => inOrder(momentOf(one) ?? '', momentOf(other) ?? ''));
  const notPutOff = open.filter((dose) => putOffTo(dose, now) === null);
  const isDue = notPutOff.some((dose) => isDueBy(dose, now));
  const waiting = isDue ? notPutOff : open;
  const [first] = waiting;
  if (first?.medicationType === 'glp1') return [first];
  const group = waiting.filter(
    (dose) => first && momentOf(dose) === momentOf(first) && dose.medicationType !== 'glp1',
  );
  const alone = group.filter(({ asksToWait }) => asksToWait);
  return alone.length > 0 ? alone.slice(0, 1) : group;
}

/** A late one of yesterday is taken by its row, which says so: the one press for all names no day. */
export const groupOfDay = (doses: readonly PlannedDose[], today: string, now: Date) =>
  nextGroup(
    doses.filter(({ day }) => day === today),
    now,
  );

/** 'Tomar os 4 da manhã' */
export const takeAllText = (group: readonly PlannedDose[], zone: string) =>
  `Tomar os ${group.length} da ${partOfDay(group[0]!.plannedAt!, zone)}`;

/** 'manhã', 'noite': the part of the day an instant lies in. */
function partOfDay(instant: string, zone: string): string {
  const hour = hourIn(zone, new Date(instant));
  if (hour < 5) return 'madrugada';
  if (hour < 12) return 'manhã';
  return hour < 18 ? 'tarde' : 'noite';
}
