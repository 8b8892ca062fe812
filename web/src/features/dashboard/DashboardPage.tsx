import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { firstName } from '../profile/shared/patient-name.ts';
import { useSession } from '../../lib/session.ts';
import { useCover } from '../../lib/use-cover.ts';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { doseAt } from './dashboard-words.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { isNew } from './is-new.ts';
import { QuickActions } from './QuickActions.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TreatmentCard } from './TreatmentCard.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WeightCard } from './WeightCard.tsx';

/** Due items, the treatment's progress, and the latest records. */
export function DashboardPage() {
  const query = useDashboard();
  const cover = useCover();
  const name = firstName(useSession());
  const dashboard = query.data?.data;
  const Body = dashboard && isNew(dashboard.firstSteps) ? Beginning : Overview;
  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader
        title="Dashboard"
        subtitle={name ? `Olá, ${name}. Que bom ter você aqui.` : 'Olá. Que bom ter você aqui.'}
        actions={cover.isWanted && <CoverButton cover={cover} />}
      />
      {query.isLoadingError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <DashboardSkeleton />}
      {dashboard && <Body dashboard={dashboard} />}
    </AreFiguresCovered>
  );
}

/** A new account: where to begin, and only such figures as there are. */
function Beginning({ dashboard }: { dashboard: Dashboard }) {
  const { today, firstSteps, activity, weights, currentWeight, nextDose, totalSpent } = dashboard;
  const hasFigures = currentWeight !== null || doseAt(nextDose) !== null || totalSpent > 0;
  return (
    <>
      {today.length > 0 && <TodayCard dashboard={dashboard} />}
      <FirstSteps steps={firstSteps} />
      <QuickActions />
      {hasFigures && <Figures dashboard={dashboard} />}
      {(weights.length > 1 || activity.length > 0) && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {weights.length > 1 && <WeightCard weights={weights} />}
          {activity.length > 0 && <ActivityCard activity={activity} />}
        </div>
      )}
    </>
  );
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <TodayCard dashboard={dashboard} />
        <TreatmentCard dashboard={dashboard} />
      </div>
      <QuickActions />
      <Figures dashboard={dashboard} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <WeightCard weights={dashboard.weights} />
        <ActivityCard activity={dashboard.activity} />
      </div>
    </>
  );
}
