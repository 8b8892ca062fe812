import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { CircleCheckBig, History, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useNow, useToday } from '../../lib/use-now.ts';
import { useShown } from '../../lib/use-shown.ts';
import { Button } from '../../ui/Button.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { Link } from '../../ui/Link.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { Row } from '../../ui/Row.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { AsNeeded } from './day/AsNeeded.tsx';
import { DayHistory } from './day/DayHistory.tsx';
import { NextDoses } from './day/NextDoses.tsx';
import { UseLead } from './day/UseLead.tsx';
import { UseStats } from './day/UseStats.tsx';
import { upcoming } from './doses/dose-lists.ts';
import { USE_SCREENS } from './shared/plans-kind.ts';
import { nextGroup } from './shared/open-doses.ts';
import type { PlansView } from './use-plans-view.ts';

const Adherence = lazyPart(() => import('./day/Adherence.tsx'), 'Adherence');
const PausedPlans = lazyPart(() => import('./manage/PausedPlans.tsx'), 'PausedPlans');

interface Props {
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
  view: PlansView;
  /** The ways to the plans, where they do not stand at the top. */
  managing: ReactNode;
}

/** The next dose leads; then the counters, what follows, what is taken as needed or paused, and the days one by one. */
export function UseOverview({ plans, doses, view, managing }: Props) {
  const today = useToday();
  const now = useNow();
  const { isBeyondToday } = USE_SCREENS[view.kind];
  const [isRecentShown, setRecentShown] = useState(false);
  const paused = plans.filter(({ status }) => status === 'paused');
  const group = nextGroup(doses, now);
  const [first] = group;
  const next = upcoming(doses, { today, now, isBeyondToday });
  // One dose is marked on the lead; several of one moment may also be marked one by one.
  const isOnLead = (dose: PlannedDose) => group.length === 1 && dose === first;
  const listed = useShown(doses, {
    keyOf: ({ planId, plannedAt }) => `${planId} ${plannedAt}`,
    isDue: (dose) => next.includes(dose) && !isOnLead(dose),
    of: `${view.kind} ${today}`,
  }).filter((dose) => !isOnLead(dose));
  return (
    <div className="grid gap-8">
      <LeadColumns
        lead={
          <>
            <div className="grid gap-3">
              <UseLead group={group} plans={plans} doses={doses} view={view} />
              <UseStats plans={plans} doses={doses} kind={view.kind} />
            </div>
            {listed.length > 0 && <NextDoses doses={listed} view={view} />}
            <AsNeeded plans={plans} />
            {paused.length > 0 && (
              <Suspense fallback={<SkeletonList rows={paused.length} />}>
                <PausedPlans plans={paused} />
              </Suspense>
            )}
          </>
        }
      >
        <DayHistory doses={doses} plans={plans} next={listed} view={view} />
        <div className="flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-3">
          <Button icon={Plus} variant="secondary" onPress={() => view.show('extra')}>
            Registrar Dose Extra
          </Button>
          {managing}
          <HistoryLink />
        </div>
        <RecordList label="Resumo">
          <Row
            icon={CircleCheckBig}
            title="Últimos 30 dias"
            detail="Quantas doses foram tomadas, puladas e não registradas."
            isExpanded={isRecentShown}
            onOpen={() => setRecentShown(!isRecentShown)}
          >
            {isRecentShown && (
              <Suspense fallback={null}>
                <Adherence kind={view.kind} />
              </Suspense>
            )}
          </Row>
        </RecordList>
      </LeadColumns>
    </div>
  );
}

/** All that was taken, by a plan or not. */
export const HistoryLink = () => (
  <Link to="/medicacoes" variant="quiet" icon={History}>
    Histórico de Medicações
  </Link>
);
