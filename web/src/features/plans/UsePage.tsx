import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { ListChecks, Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useScreen } from '../../lib/use-screen.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_USES } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { Dialogs } from './Dialogs.tsx';
import { useDoses } from './doses/use-doses.ts';
import { USE_SCREENS } from './shared/plans-kind.ts';
import { usePlansView } from './use-plans-view.ts';
import { HistoryLink, UseOverview } from './UseOverview.tsx';

interface Props {
  kind: ItemKind;
  /** The doses of today, where there is no plan, of boxes that are taken daily without one. */
  daily?: ReactNode;
}

/** The medicines to take, and whether they were taken: one screen for supplements, one for medicines. */
export function UsePage({ kind, daily }: Props) {
  const { title, subtitle, empty } = USE_SCREENS[kind];
  const view = usePlansView(kind);
  const { plans, doses, failed } = useDoses(kind);
  // Doses that were taken outlive their plan.
  const hasPlans = plans !== undefined && doses !== undefined && plans.length + doses.length > 0;
  const create = (
    <Button icon={Plus} variant={hasPlans ? 'secondary' : 'primary'} onPress={() => view.show('new')}>
      Criar Plano
    </Button>
  );
  const managing = (
    <>
      <Button icon={ListChecks} variant="secondary" onPress={() => view.show('plans')}>
        Gerenciar Planos
      </Button>
      {create}
    </>
  );
  // On a phone a row of buttons would stand before what is to be taken.
  const isPhone = useScreen() === 'phone';
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={hasPlans && !isPhone && managing} />
      {failed && <ErrorState query={failed} />}
      {!failed && !(plans && doses) && (
        <div aria-busy className="grid gap-4">
          <p role="status" className="text-ink-soft">
            Carregando seus planos...
          </p>
          <SkeletonList rows={4} />
        </div>
      )}
      {plans && doses && (
        <>
          {hasPlans ? (
            <UseOverview plans={plans} doses={doses} view={view} managing={isPhone && managing} />
          ) : (
            <>
              <EmptyState scene={NO_USES} action={create}>
                {empty}
              </EmptyState>
              <Suspense fallback={null}>{daily}</Suspense>
              <p className="pt-4 text-center">
                <HistoryLink />
              </p>
            </>
          )}
          <Dialogs plans={plans} doses={doses} view={view} />
        </>
      )}
    </>
  );
}
