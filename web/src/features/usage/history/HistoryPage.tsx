import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { Plus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RegisterUse } from '../RegisterUse.tsx';
import { HistoryList } from './HistoryList.tsx';
import { useHistory } from './use-history.ts';
import { useHistoryView } from './use-history-view.ts';

interface Props {
  /** The shelf is another feature's: it lets one pick an open box, and gives a box by its identifier. */
  PickBox: ComponentType<{ isOpen: boolean; onClose: () => void; onPick: (boxId: string) => void }>;
  WithBox: ComponentType<{
    id: string;
    children: (item: InventoryItem, kind: ItemKind) => ReactNode;
  }>;
}

/** Everything that was taken, today first. */
export function HistoryPage({ PickBox, WithBox }: Props) {
  const view = useHistoryView();
  const history = useHistory(view.text);
  const isEmpty = history.pages.isSuccess && history.items.length === 0 && !view.isFiltered;
  const { opened, boxId, pick, takeFrom, close } = view;
  return (
    <>
      <PageHeader
        title="Histórico de Medicações"
        subtitle="Tudo o que você tomou, dia a dia."
        actions={
          !isEmpty && (
            <Button icon={Plus} onPress={pick}>
              Registrar Uso
            </Button>
          )
        }
      />
      <HistoryList view={view} history={history} isEmpty={isEmpty} />
      {opened === 'pick' && <PickBox isOpen onClose={close} onPick={takeFrom} />}
      {opened === 'use' && boxId && (
        <WithBox id={boxId}>
          {(item, kind) => <RegisterUse key={item.id} item={item} kind={kind} isOpen onClose={close} />}
        </WithBox>
      )}
    </>
  );
}
