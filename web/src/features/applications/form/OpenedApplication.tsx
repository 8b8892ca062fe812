import type { Application } from '@leveza/contract/applications/applications.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';
import type { Overview } from '../use-overview.ts';
import { usePensFor } from '../use-pens.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { NoPenDialog } from './NoPenDialog.tsx';

interface Props {
  overview: Overview;
  application: Application | null;
  view: ApplicationsView;
}

const pensOf = ({ penId, alsoFrom }: Application) => [
  ...(penId ? [penId] : []),
  ...alsoFrom.map((part) => part.penId),
];

/** The form once the pens it chooses from are there, or what to do without any. */
export function OpenedApplication({ overview, application, view }: Props) {
  const { pens, isFailed } = usePensFor(application ? pensOf(application) : []);
  if (!pens) {
    return (
      <Dialog title={application ? 'Editar aplicação' : 'Nova aplicação'} isOpen onClose={view.close}>
        {isFailed ? (
          <FormAlert>Não foi possível carregar suas canetas. Feche e tente novamente.</FormAlert>
        ) : (
          <SkeletonList />
        )}
      </Dialog>
    );
  }
  if (!application && pens.length === 0) return <NoPenDialog view={view} />;
  return (
    <ApplicationDialog
      overview={overview}
      pens={pens}
      application={application}
      at={view.at}
      onClose={view.close}
    />
  );
}
