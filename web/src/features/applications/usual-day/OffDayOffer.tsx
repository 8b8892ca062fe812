import { CalendarSync } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';
import type { Overview } from '../use-overview.ts';
import { appliedOnText, moveText, nearText, usualDayText } from './usual-day-words.ts';
import { useUsualDay } from './use-usual-day.ts';

/** After a dose on another day: the usual one stays, unless the patient moves it. */
export function OffDayOffer({ overview: { nextDose, lastApplication } }: { overview: Overview }) {
  const { timeZone } = useSession();
  const { move, isPending } = useUsualDay();
  if (!nextDose.isOffDay || !lastApplication) return null;
  const { datetime } = lastApplication;
  const before = nextDose.followingAt ?? nextDose.plannedAt;
  const near = nearText(nextDose, datetime);
  return (
    <div className="grid justify-items-start gap-1 rounded-xl bg-sunken p-4 text-sm">
      <p className="text-pretty">
        {appliedOnText(datetime, timeZone)} Seu dia continua o mesmo: {usualDayText(nextDose)?.toLowerCase()}.
      </p>
      {near && <p className="text-pretty text-ink-soft">{near}</p>}
      <Button
        variant="quiet"
        size="sm"
        icon={CalendarSync}
        className="-mx-3.5"
        isPending={isPending}
        onPress={() => void move(datetime, before).then(tell, tellFailure('Não foi possível mudar'))}
      >
        {moveText(datetime, nextDose.intervalDays, timeZone)}
      </Button>
    </div>
  );
}
