import type { ExamCard, listExams } from '@leveza/contract/exams/exams.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { Pages } from '../../../lib/use-pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { ExamsView } from '../use-exams-view.ts';
import { ExamItem } from './ExamItem.tsx';

// Its fields are as much code as the rest of the screen, and a few exams need none of them.
const ExamTools = lazyPart(() => import('./ExamTools.tsx'), 'ExamTools');

interface Props {
  history: Pages<ExamCard>;
  view: ExamsView;
  overview: Reply<typeof listExams>;
}

/** Fewer are seen at a glance: their search and filters wait behind a button. */
const WORTH_FILTERING = 6;

export function ExamList({ history, view, overview }: Props) {
  const { pages, items, error, total } = history;
  const isLong = overview.stats.total >= WORTH_FILTERING;
  const [isOpen, setOpen] = useState(isLong || view.isFiltered);
  return (
    <section aria-label="Exames" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {pages.data && (total === 1 ? '1 exame' : `${total} exames`)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          Buscar e filtrar
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-44" />}>
          <ExamTools view={view} categories={overview.categories} />
        </Suspense>
      )}
      {pages.isPending && <SkeletonList rows={3} />}
      {error && <ErrorState query={pages} />}
      {pages.data && items.length === 0 && (
        <EmptyState
          scene={NOTHING_FOUND}
          action={
            <Button variant="secondary" onPress={view.clearFilters}>
              Limpar filtros
            </Button>
          }
        >
          <strong className="block font-semibold text-ink">Nenhum exame encontrado</strong>
          Tente ajustar os filtros de busca
        </EmptyState>
      )}
      {items.length > 0 && (
        <RecordList label="Lista de exames">
          {items.map((exam) => (
            <ExamItem key={exam.id} exam={exam} view={view} />
          ))}
        </RecordList>
      )}
      <MoreButton pages={pages} />
    </section>
  );
}
