import { useSearch } from '@tanstack/react-router';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import type { StockCard } from './stock-card.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { StockView } from './use-stock-view.ts';

const DetailsDialog = lazyDialog(() => import('./details/DetailsDialog.tsx'), 'DetailsDialog');
const EditDialog = lazyDialog(() => import('./edit/EditDialog.tsx'), 'EditDialog');
const OpenBoxDialog = lazyDialog(() => import('./open-box/OpenBoxDialog.tsx'), 'OpenBoxDialog');

interface Props {
  cards: StockCard[];
  today: string;
  view: StockView;
}

/** Opens the box dialog named by the address; an unknown box opens none. */
export function ItemDialogs({ cards, today, view }: Props) {
  // The commonest of them is there before it is asked for.
  useCodeWhenIdle(DetailsDialog);
  const { item: id, open } = useSearch({ from: '/kit/private/stock' });
  const { close, closeAll, show } = view;
  const card = open && cards.find((each) => each.id === id);
  useFocusReturns(card && id);
  if (!card || !id) return null;
  switch (open) {
    case 'details':
      return (
        <DetailsDialog key={id} card={card} today={today} onShow={(next) => show(id, next)} onClose={close} />
      );
    case 'box':
      // An address kept from before it was opened.
      if (card.isOpened) return null;
      return <OpenBoxDialog key={id} card={card} onClose={close} onOpened={closeAll} />;
    case 'edit':
      return <EditDialog key={id} card={card} today={today} onClose={close} />;
    case 'use':
      // `usage` takes from the box.
      return null;
  }
}
