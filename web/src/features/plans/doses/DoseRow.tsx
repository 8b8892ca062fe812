import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { Row } from '../../../ui/Row.tsx';
import { isTakenApart, lateText, snoozeText, tenseOf } from '../shared/dose-line.ts';
import { isOpen } from '../shared/open-doses.ts';
import { DoseDoubt } from '../shared/DoseDoubt.tsx';
import { useTakeDoses } from '../shared/use-take-doses.ts';
import type { PlansView } from '../use-plans-view.ts';
import { doseDetail, STATE_LOOKS } from './dose-words.ts';
import { DoseActions } from './DoseActions.tsx';

interface Props {
  dose: PlannedDose;
  /** Where doses beside the plans are listed. */
  plans?: readonly Plan[];
  view: PlansView;
  /** Among doses of several days, another day than today is named. */
  hasDay?: boolean;
}

/** One dose: its name, when, what became of it, and what can be done about it. */
export function DoseRow({ dose, plans = [], view, hasDay = false }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const taking = useTakeDoses();
  const { label, icon: Icon, look } = STATE_LOOKS[dose.state];
  const now = useNow();
  const snoozed = snoozeText(dose, { zone: timeZone, now });
  const tense = isOpen(dose) ? tenseOf(dose, now) : null;
  const day = hasDay && dose.day !== today && !isTakenApart(dose) ? `${dayText(dose.day, today)} ` : '';
  return (
    <Row
      title={dose.name}
      detail={
        <>
          <span className={`font-semibold ${look}`}>
            <Icon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
            {snoozed ?? label}
          </span>{' '}
          {tense && `· ${tense} `}
          {day}
          {[doseDetail(dose, { plans }), !snoozed && lateText(dose, today)].filter(Boolean).join('. ')}
        </>
      }
      action={
        <DoseActions
          dose={dose}
          isPending={taking.isPending}
          onTake={() => taking.take([dose])}
          view={view}
        />
      }
    >
      <DoseDoubt taking={taking} className="px-4 pb-4" />
    </Row>
  );
}
