import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Ring } from '../../../ui/Ring.tsx';

/** The days left until the next dose, as the part of its interval that is over; nothing for a dose that is due. */
export function DaysRing({ nextDose: { state, plannedAt, intervalDays } }: { nextDose: NextDose }) {
  const { timeZone } = useSession();
  const today = useToday();
  if (state !== 'upcoming' || !plannedAt || !intervalDays) return null;
  const days = daysBetween(today, dayOf(plannedAt, timeZone));
  const unit = days === 1 ? 'dia' : 'dias';
  return (
    <Ring share={1 - days / intervalDays} label={`${days === 1 ? 'Falta' : 'Faltam'} ${days} ${unit}`}>
      <span className="text-3xl font-bold tabular-nums">{days}</span>
      <span className="mt-1 text-sm">{unit}</span>
    </Ring>
  );
}
