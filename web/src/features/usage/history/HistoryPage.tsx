import type { PlannedSlot } from './planned-slot.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PickBoxDialog } from '../../inventory/shared/PickBoxDialog.tsx';
import { WithBox } from '../../inventory/shared/WithBox.tsx';
import { RegisterUse } from '../RegisterUse.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type TakenBeside, useHistory } from './use-history.ts';
import { useHistoryView } from './use-history-view.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

interface Props {
  planned?: PlannedSlot | null;
  /** Whether there are plans is not known yet. */
  isPlannedPending?: boolean;
  /** Doses of plans that were taken, of the newest part of the history. */
  beside?: readonly TakenBeside[];
}

/** Everything that was taken, today first. */
export function HistoryPage({ planned = null, isPlannedPending = false, beside = [] }: Props) {
  const view = useHistoryView();
  const history = useHistory(view.text);
  const isEmpty = history.pages.data !== undefined && history.items.length === 0 && !view.isFiltered;
  const { opened, boxId, takeFrom, takeElsewhere, close } = view;
  return (
    <>
      <PageHeader title="Histórico de Medicações" subtitle="Tudo o que você tomou, dia a dia." />
      <HistoryList
        view={view}
        history={history}
        isEmpty={isEmpty}
        planned={planned}
        isPlannedPending={isPlannedPending}
        beside={beside}
      />
      {opened === 'pick' && (
        <PickBoxDialog isOpen onClose={close} onPick={takeFrom} onElsewhere={takeElsewhere} />
      )}
      {opened === 'elsewhere' && <ElsewhereUse isOpen onClose={close} />}
      {opened === 'use' && boxId && (
        <WithBox id={boxId}>
          {(item, kind) => <RegisterUse key={item.id} item={item} kind={kind} isOpen onClose={close} />}
        </WithBox>
      )}
    </>
  );
}

/** The form of a dose that no box gave; its code comes when it is first asked for. */
const ElsewhereUse = lazyDialog(() => import('../elsewhere/ElsewhereDialog.tsx'), 'ElsewhereDialog');
