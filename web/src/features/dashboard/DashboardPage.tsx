import { type Dashboard, type Today, readDashboard } from '@leveza/contract/dashboard.ts';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import { useCover } from '../../lib/use-cover.ts';
import { useScreen } from '../../lib/use-screen.ts';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import { firstName } from '../profile/shared/patient-name.ts';
import { doseAt } from './dashboard-words.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { isNew, leadingStep } from './first-steps/is-new.ts';
import { DoseLead } from './lead/DoseLead.tsx';
import { takesTablets } from './lead/takes-tablets.ts';
import { Progress } from './progress/Progress.tsx';
import { useDay, useIsOfBefore } from './use-day.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** For those who have something to take, once that is known; the others below what a first screen shows. */
const ToTakeList = lazyPart(() => import('./to-take/ToTakeList.tsx'), 'ToTakeList');
const FoodToday = lazyPart(() => import('./to-take/FoodToday.tsx'), 'FoodToday');
const Rest = lazyPart(() => import('./rest/Rest.tsx'), 'Rest');
const UrgentLine = lazyPart(() => import('./UrgentLine.tsx'), 'UrgentLine');
const Notices = lazyPart(() => import('./Notices.tsx'), 'Notices');
const HeldLead = lazyPart(() => import('../applications/shared/HeldLead.tsx'), 'HeldLead');
const TabletLead = lazyPart(() => import('./lead/TabletLead.tsx'), 'TabletLead');
const OtherZone = lazyPart(() => import('../profile/shared/OtherZone.tsx'), 'OtherZone');
const FirstSteps = lazyPart(() => import('./first-steps/FirstSteps.tsx'), 'FirstSteps');

/** The next action, the medicines of today, the progress, and the rest of the treatment in few lines. */
export function DashboardPage() {
  const query = useDashboard();
  const cover = useCover();
  const name = firstName(useSession());
  const dashboard = query.data?.data;
  // It takes the place of the greeting.
  const isUrgent = dashboard !== undefined && dashboard.urgent.length > 0;
  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader
        title="Dashboard"
        subtitle={
          !isUrgent && (name ? `Olá, ${name}. Que bom ter você aqui.` : 'Olá. Que bom ter você aqui.')
        }
        actions={cover.isWanted && <CoverButton cover={cover} />}
      />
      {isUrgent && (
        <Suspense fallback={<Skeleton className="mt-1 h-11 rounded-2xl" />}>
          <UrgentLine urgent={dashboard.urgent} />
        </Suspense>
      )}
      {query.isLoadingError && <ErrorState query={query} />}
      {query.isPending && <DashboardSkeleton />}
      {dashboard && <ZoneOfDevice />}
      {dashboard && <Overview dashboard={dashboard} />}
    </AreFiguresCovered>
  );
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const day = useDay();
  const isDesktop = useScreen() === 'desktop';
  const today = day.data?.data;
  const isOfBefore = useIsOfBefore(day.dataUpdatedAt);
  const { refetch } = day;
  // Left open over midnight, the screen asks at once.
  useEffect(() => {
    if (isOfBefore) void refetch();
  }, [isOfBefore, refetch]);
  const { firstSteps, currentWeight, nextDose, totalSpent } = dashboard;
  const hasPlannedDose = doseAt(nextDose) !== null;
  const isByMouth = today !== undefined && takesTablets(today, dashboard);
  const isBeginning = !isByMouth && isNew(firstSteps, hasPlannedDose);
  // Only the day tells who takes tablets: for them no step about a pen stands here first.
  const isWaiting = (isBeginning && day.isPending) || (isByMouth && isOfBefore);
  // The list of today stands above the rest, which would be pushed down while it is looked at.
  const isHeld = day.isPending && !isWaiting;
  const hasProgress = !isBeginning || currentWeight !== null;
  const hasNumbers = currentWeight !== null || hasPlannedDose || totalSpent > 0;
  return (
    <>
      <div className={`grid items-start gap-4 sm:gap-6 ${hasProgress ? 'lg:grid-cols-2' : ''}`}>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          {isWaiting ? (
            <Skeleton className="h-80 rounded-3xl" />
          ) : today?.doseHold ? (
            <Suspense fallback={<Skeleton className="h-80 rounded-3xl" />}>
              <HeldLead hold={today.doseHold} />
            </Suspense>
          ) : isByMouth ? (
            <Suspense fallback={<Skeleton className="h-44 rounded-3xl" />}>
              <TabletLead today={today} />
            </Suspense>
          ) : isBeginning ? (
            <Steps dashboard={dashboard} isLead />
          ) : (
            <DoseLead dashboard={dashboard} today={today} />
          )}
          {isHeld && <Skeleton className="h-78 rounded-3xl" />}
          {today && isOfBefore && (
            <p className="text-sm text-ink-soft">
              O que tomar hoje aparece aqui assim que o Leveza responder.
            </p>
          )}
          {today && !isOfBefore && (
            <div className="grid gap-1 empty:hidden">
              <Suspense
                fallback={
                  today.doses.length + today.toTake.length > 0 ? (
                    <Skeleton className="h-78 rounded-3xl" />
                  ) : null
                }
              >
                <ToTakeList today={today} />
                {today.nutrition && <FoodToday food={today.nutrition} />}
              </Suspense>
            </div>
          )}
          {day.isLoadingError && <ErrorState query={day} />}
        </div>
        <div className="grid min-w-0 gap-4 sm:gap-6">
          {!isBeginning && !firstSteps.isClosed && (
            <Steps dashboard={dashboard} tablets={isByMouth ? today : undefined} />
          )}
          {hasProgress && (isDesktop || !isHeld) && <Progress dashboard={dashboard} today={today} />}
          {isDesktop && !isHeld && (
            <Suspense fallback={null}>
              <Notices today={dashboard.today} />
            </Suspense>
          )}
        </div>
      </div>
      {!isHeld && (
        <WhenSeen fallback={<Skeleton className="mt-8 h-64 rounded-3xl" />}>
          <Rest
            dashboard={dashboard}
            tablets={isByMouth && !isOfBefore ? today : undefined}
            hasNumbers={!isBeginning || hasNumbers}
          />
        </WhenSeen>
      )}
    </>
  );
}

/** The day of *hoje* goes by the profile's zone: a device elsewhere in the Americas may know better. */
function ZoneOfDevice() {
  const { timeZone } = useSession();
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (device === timeZone || !device.startsWith('America/')) return null;
  return (
    <Suspense fallback={null}>
      <div className="mb-3 empty:hidden sm:mb-6">
        <OtherZone device={device} />
      </div>
    </Suspense>
  );
}

interface StepsProps {
  dashboard: Dashboard;
  tablets?: Today | undefined;
  isLead?: boolean;
}

function Steps({ dashboard, tablets, isLead = false }: StepsProps) {
  const { firstSteps, daysInTreatment, nextDose } = dashboard;
  return (
    <Suspense fallback={<Skeleton className="h-80 rounded-3xl" />}>
      <FirstSteps
        steps={firstSteps}
        hasStarted={daysInTreatment !== null}
        tablets={tablets}
        isLead={isLead}
        leading={leadingStep(nextDose)}
      />
    </Suspense>
  );
}

// A dose becomes due or late while the screen stays open.
const AGAIN_MS = 5 * MINUTE_MS;

/** The whole screen in one call. */
const useDashboard = () => useQuery({ ...read(readDashboard, {}), refetchInterval: AGAIN_MS });
