import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { appliedOn, useDoseDay } from './day/use-dose-day.ts';
import { Dialogs } from './Dialogs.tsx';
import { useHistory } from './history/use-history.ts';
import { NowTab } from './NowTab.tsx';
import { useApplicationsView } from './use-applications-view.ts';
import { useOverview } from './use-overview.ts';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

const HistoryList = lazyPart(() => import('./history/HistoryList.tsx'), 'HistoryList');

interface Props {
  /** Parts of other features. */
  rotation?: ReactNode;
  level?: ReactNode;
  notices?: ReactNode;
  plans?: ReactNode;
  /** The row that pauses the treatment. */
  pause?: ReactNode;
}

/** Every injection: the next dose, the body map, the level, and the history, each in its tab. */
export function ApplicationsPage({ rotation, level, notices, plans, pause }: Props) {
  const view = useApplicationsView();
  const query = useOverview();
  const overview = query.data?.data;
  // Until the answer is here the tabs stand as most patients have them, so that the chosen one starts with its own reads.
  const hasHistory = overview?.nextDose.state !== 'none';
  const history = useHistory({ isOn: hasHistory && view.tab === 'history' });
  const doseDay = useDoseDay(view.day, { isOn: hasHistory && view.tab === 'now' });

  return (
    <>
      <PageHeader title="Aplicações GLP-1" subtitle="Cada dose, quando é a próxima e onde aplicar." />
      {query.isLoadingError ? (
        <ErrorState query={query} />
      ) : (
        <Tabs
          label="Partes das aplicações"
          selected={hasHistory || view.tab === 'sites' ? view.tab : 'now'}
          onChange={view.showTab}
          tabs={[
            {
              id: 'now',
              label: 'Agora',
              content: overview ? (
                <NowTab {...{ overview, doseDay, view, notices, plans, pause }} />
              ) : (
                <ApplicationsSkeleton />
              ),
            },
            { id: 'sites', label: 'Locais', content: inTab(rotation) },
            ...(hasHistory
              ? ([
                  { id: 'level', label: 'Nível', content: inTab(level) },
                  {
                    id: 'history',
                    label: 'Histórico',
                    content: inTab(<HistoryList history={history} view={view} />),
                  },
                ] as const)
              : []),
          ]}
        />
      )}
      {overview && (
        <Dialogs
          overview={overview}
          applications={[...history.items, ...appliedOn(doseDay)]}
          isLoading={hasHistory && history.pages.isLoading}
          view={view}
        />
      )}
    </>
  );
}

/** The code of a tab comes with the tab. */
const inTab = (part: ReactNode) => <Suspense fallback={<SkeletonCard />}>{part}</Suspense>;

/** The shape of the first tab while it is on the way. */
function ApplicationsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando suas aplicações...
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
      <SkeletonList rows={4} />
    </div>
  );
}
