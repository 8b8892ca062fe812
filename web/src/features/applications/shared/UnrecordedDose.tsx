import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { dayOf, formatDay, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/Link.tsx';

interface Props {
  nextDose: NextDose;
  /** The screen it stands on, which the sheet opens over. */
  to: '/dashboard' | '/applications';
}

/** One line under the dose of today: the one before it, which no record says anything about. */
export function UnrecordedDose({ nextDose: { unrecordedAt, intervalDays, talkToPrescriber }, to }: Props) {
  const { timeZone: zone } = useSession();
  // After several doses the whole lead is about them.
  if (!unrecordedAt || talkToPrescriber) return null;
  const day = formatDay(dayOf(unrecordedAt, zone)).slice(0, 5);
  const hasSeveralADay = (intervalDays ?? 1) < 1;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
      <span className="flex-auto">
        {day}
        {hasSeveralADay && ` às ${formatTime(unrecordedAt, zone)}`} sem registro
      </span>
      <Link
        to={to}
        search={{ record: 'dose', recordAt: unrecordedAt }}
        variant="lead-quiet"
        size="sm"
        className="max-sm:px-2.5"
      >
        Já apliquei
      </Link>
      <Link
        to={to}
        search={{ record: 'skip', recordAt: unrecordedAt }}
        variant="lead-quiet"
        size="sm"
        className="max-sm:px-2.5"
      >
        Pulei
      </Link>
    </div>
  );
}
