import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { snoozeText } from '../../plans/shared/dose-line.ts';
import { DoseDoubt } from '../../plans/shared/DoseDoubt.tsx';
import { isOpen } from '../../plans/shared/open-doses.ts';
import { useTakeBack } from '../../plans/shared/use-take-back.ts';
import { useTakeDoses } from '../../plans/shared/use-take-doses.ts';
import type { EventDose } from './dose-of.ts';
import { EventLine } from './EventLine.tsx';
import { MarkButton } from './MarkButton.tsx';

interface Props {
  event: CalendarEvent;
  dose: EventDose;
  today: string;
}

/** A planned dose: marking it takes it, and taking the mark away takes it back. */
export function DoseRow({ event: { date, completed }, event, dose, today }: Props) {
  const taking = useTakeDoses();
  const takeBack = useTakeBack(dose);
  const { timeZone } = useSession();
  // A late dose is taken now, as on every other screen. One whose time is over counts at its planned moment.
  const at = date < today && !isOpen(dose) ? (dose.plannedAt ?? undefined) : undefined;
  return (
    <EventLine
      event={event}
      instead={snoozeText(dose, { zone: timeZone, now: useNow() })}
      action={
        date <= today &&
        (completed || !dose.isPlanDeleted) && (
          <MarkButton
            title={event.title}
            isDone={completed}
            isPending={taking.isPending || takeBack.isPending}
            onPress={() => (completed ? void takeBack.remove() : taking.take([{ ...dose, at }]))}
          />
        )
      }
    >
      <DoseDoubt taking={taking} className="px-4 pb-4" />
    </EventLine>
  );
}
