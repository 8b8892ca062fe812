import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { putOffTo } from '@leveza/domain/plans/snooze.ts';
import { Suspense } from 'react';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { capitalised, dayText, whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { countsOfDay, nextPlanned } from '../doses/dose-lists.ts';
import { listText } from '../plan-words.ts';
import { amountText, lateText, putOffText } from '../shared/dose-line.ts';
import { DoseDoubt } from '../shared/DoseDoubt.tsx';
import { useTakeDoses } from '../shared/use-take-doses.ts';
import type { PlansView } from '../use-plans-view.ts';
import { LeadActions } from './LeadActions.tsx';

const InjectionLead = lazyPart(() => import('./InjectionLead.tsx'), 'InjectionLead');

interface Props {
  /** The open doses of the earliest moment that has any. */
  group: readonly PlannedDose[];
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
  view: PlansView;
}

/** The next dose with its one press, or all of one moment together. */
export function UseLead({ group, plans, doses, view }: Props) {
  const { timeZone } = useSession();
  const now = useNow();
  const today = useToday();
  const taking = useTakeDoses();
  const { total, pending } = countsOfDay(doses, today);
  const done = total > 0 && pending === 0 ? 'As doses de hoje estão registradas.' : null;
  const [first] = group;
  if (!first) return <NothingNear plans={plans} doses={doses} done={done} />;

  const snoozed = putOffText(first, { now });
  const to = putOffTo(first, now);
  const { day, time } = to === null ? first : { day: dayOf(to, timeZone), time: formatTime(to, timeZone) };
  const isLate = first.state === 'late' && !snoozed;
  const words = {
    title: titleOf(group, isLate),
    figure: day === today ? time : `${capitalised(dayText(day, today))}, ${time}`,
    detail: [groupText(group), snoozed ?? lateText(first, today), first.day > today && done]
      .filter(Boolean)
      .join('. '),
  };
  // A dose of another day is not taken ahead of it.
  const isNow = first.day <= today;
  if (first.medicationType === 'glp1') {
    return (
      <Suspense fallback={<Lead {...words} />}>
        <InjectionLead {...words} isNow={isNow} />
      </Suspense>
    );
  }
  return (
    <Lead
      {...words}
      actions={
        isNow && (
          <LeadActions {...{ group, view }} isPending={taking.isPending} onTake={() => taking.take(group)} />
        )
      }
    >
      <DoseDoubt taking={taking} />
    </Lead>
  );
}

function titleOf(group: readonly PlannedDose[], isLate: boolean): string {
  if (isLate) return group.length > 1 ? 'Doses atrasadas' : 'Dose atrasada';
  return group.every(({ medicationType }) => medicationType === 'glp1')
    ? 'Próxima aplicação'
    : 'Próxima dose';
}

function groupText(group: readonly PlannedDose[]): string {
  const [first] = group;
  if (first && group.length === 1) {
    return [first.name, amountText(first), first.condition].filter(Boolean).join(' · ');
  }
  return listText(group.map(({ name }) => name));
}

/** No dose in the days around today: the next one of any plan, or none. */
function NothingNear({ plans, doses, done }: Pick<Props, 'plans' | 'doses'> & { done: string | null }) {
  const { timeZone } = useSession();
  const now = useNow();
  const next = nextPlanned({ plans, doses }, now);
  return (
    <Lead
      title="Próxima dose"
      figure={next ? capitalised(whenText(next, { zone: timeZone, now })) : 'Nenhuma agendada'}
      detail={done}
    />
  );
}
