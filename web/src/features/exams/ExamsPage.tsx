import { listExams } from '@leveza/contract/exams/exams.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useCover } from '../../lib/use-cover.ts';
import { usePages } from '../../lib/use-pages.ts';
import { Button } from '../../ui/Button.tsx';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { NOTHING_FOUND } from '../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Dialogs } from './Dialogs.tsx';
import { overviewQuery } from './exams-query.ts';
import { ExamsLead } from './ExamsLead.tsx';
import { ExamList } from './list/ExamList.tsx';
import { useExamsView } from './use-exams-view.ts';
import { UrgentNotice } from './UrgentNotice.tsx';

const AnalyteGroups = lazyPart(() => import('./trend/AnalyteGroups.tsx'), 'AnalyteGroups');

/** The patient's exams and the values in them over time. */
export function ExamsPage() {
  const view = useExamsView();
  const overview = useQuery(overviewQuery);
  const history = usePages(listExams, { query: view.query, isOn: view.tab === 'reports' });
  const cover = useCover();
  const stats = overview.data?.stats;
  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader
        title="Exames Médicos"
        subtitle="Seus laudos guardados, e cada valor ao longo do tempo."
        actions={cover.isWanted && <CoverButton cover={cover} />}
      />
      {overview.isPending && <SkeletonList rows={4} />}
      {overview.isLoadingError && <ErrorState query={overview} />}
      {stats?.total === 0 && <NoExams onUpload={() => view.show('upload')} onType={() => view.show('new')} />}
      {overview.data && stats && stats.total > 0 && (
        <div className="grid gap-8">
          <LeadColumns
            lead={
              <div className="grid gap-3">
                <UrgentNotice urgent={overview.data.urgent} view={view} />
                <ExamsLead newest={overview.data.data[0]} view={view} />
                <FactLine
                  facts={[
                    { label: stats.total === 1 ? 'exame' : 'exames', value: stats.total },
                    { label: 'neste mês', value: stats.thisMonth },
                    { label: stats.processed === 1 ? 'processado' : 'processados', value: stats.processed },
                  ]}
                />
              </div>
            }
          >
            <Tabs
              label="Exames e valores"
              selected={view.tab}
              onChange={view.setTab}
              tabs={[
                {
                  id: 'reports',
                  label: 'Exames',
                  content: <ExamList history={history} view={view} overview={overview.data} />,
                },
                {
                  id: 'values',
                  label: 'Valores no tempo',
                  content: (
                    <Suspense fallback={<SkeletonList rows={4} />}>
                      <AnalyteGroups view={view} />
                    </Suspense>
                  ),
                },
              ]}
            />
          </LeadColumns>
        </div>
      )}
      <Dialogs view={view} />
    </AreFiguresCovered>
  );
}

function NoExams({ onUpload, onType }: { onUpload: () => void; onType: () => void }) {
  return (
    <EmptyState
      scene={NOTHING_FOUND}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onPress={onUpload}>Enviar Primeiro Exame</Button>
          <Button variant="secondary" onPress={onType}>
            Digitar valores
          </Button>
        </div>
      }
    >
      <strong className="block font-semibold text-ink">Nenhum exame encontrado</strong>
      Comece enviando seu primeiro exame médico
    </EmptyState>
  );
}
