import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import type { Overview } from '../use-overview.ts';
import { usePensFor } from '../use-pens.ts';
import type { Begun } from './application-values.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';

const ElsewhereDose = lazyPart(() => import('./ElsewhereDose.tsx'), 'ElsewhereDose');

interface Props {
  overview: Overview;
  application: Application | null;
  /** The moment a new one begins with, as the form holds it; now unless said. */
  moment?: string | null;
  /** The pen a new one comes from; the suggested one unless said. */
  penId?: string | undefined;
  onClose: () => void;
}

const pensOf = ({ penId, alsoFrom }: Application) => [
  ...(penId ? [penId] : []),
  ...alsoFrom.map((part) => part.penId),
];

export function OpenedApplication(props: Props) {
  return (
    <DialogFrame isOpen look={props.application ? 'dialog' : 'sheet'} onClose={props.onClose}>
      <Suspense fallback={<RecordLoading title="Nova aplicação" onClose={props.onClose} />}>
        <Pages {...props} />
      </Suspense>
    </DialogFrame>
  );
}

/** The form once the pens it chooses from are there, or the medicine to choose without any. */
function Pages(props: Props) {
  const { application, onClose } = props;
  const { pens, isFailed } = usePensFor(application ? pensOf(application) : []);
  if (!pens) {
    return (
      <Dialog title={application ? 'Editar aplicação' : 'Nova aplicação'} isOpen onClose={onClose}>
        {isFailed ? (
          <FormAlert>Não foi possível carregar suas canetas. Feche e tente novamente.</FormAlert>
        ) : (
          <SkeletonList />
        )}
      </Dialog>
    );
  }
  return <KnownPens {...props} pens={pens} />;
}

interface Turn {
  isElsewhere: boolean;
  /** The patient typed it in the form before this one. */
  begun?: Begun;
}

/** Decided once: a dose that empties the last pen at home is still answered by its own form. */
function KnownPens({ overview, application, moment = null, penId, onClose, pens }: Props & { pens: Pen[] }) {
  const [hasPen] = useState(application !== null || pens.length > 0);
  const [{ isElsewhere, begun }, setTurn] = useState<Turn>({ isElsewhere: !hasPen });
  if (isElsewhere) {
    const onPens = hasPen ? (typed: Begun) => setTurn({ isElsewhere: false, begun: typed }) : undefined;
    return <ElsewhereDose {...{ overview, moment, begun, onPens, onClose }} />;
  }
  const asked = pens.find(({ id }) => id === penId);
  const isOther = asked && asked.id !== overview.suggestion.penId;
  return (
    <ApplicationDialog
      overview={isOther ? fromPen(overview, asked) : overview}
      askedPenId={asked?.id}
      onTurn={application ? undefined : (typed) => setTurn({ isElsewhere: true, begun: typed })}
      {...{ pens, application, moment, begun, onClose }}
    />
  );
}

/** A suggested dose of another medicine is no suggestion for this pen. */
function fromPen(overview: Overview, { id, countedDoseMg, medication }: Pen): Overview {
  const { medicationName, doseMg } = overview.suggestion;
  const last = medication.commercialName === medicationName ? doseMg : null;
  const suggestion = { ...overview.suggestion, penId: id, doseMg: countedDoseMg ?? last };
  return { ...overview, suggestion };
}
