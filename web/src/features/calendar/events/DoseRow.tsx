import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { snoozeText } from '../../plans/shared/dose-line.ts';
import { TakeDoseQuestion } from '../../plans/shared/TakeDoseQuestion.tsx';
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
  const { question, isPending, take, confirm, forget } = useTakeDoses();
  const takeBack = useTakeBack(dose);
  const { timeZone } = useSession();
  // Of a day that is over, no dose is taken now: it counts at its planned moment.
  const at = date < today ? (dose.plannedAt ?? undefined) : undefined;
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
            isPending={isPending || takeBack.isPending}
            onPress={() => (completed ? void takeBack.remove() : take([{ ...dose, at }]))}
          />
        )
      }
    >
      {question && (
        <div className="px-4 pb-4">
          <TakeDoseQuestion
            problem={question.problem}
            name={dose.name}
            isPending={isPending}
            onConfirm={confirm}
            onCancel={forget}
          />
        </div>
      )}
    </EventLine>
  );
}
