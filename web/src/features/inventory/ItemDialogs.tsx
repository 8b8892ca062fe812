import { lazy, Suspense, useEffect } from 'react';
import type { RegisterUseSlot } from './register-use-slot.ts';
import type { StockCard } from './stock-card.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { StockView } from './use-stock-view.ts';

const loadDetails = () => import('./details/DetailsDialog.tsx');
const DetailsDialog = lazy(async () => ({ default: (await loadDetails()).DetailsDialog }));
const EditDialog = lazy(async () => ({ default: (await import('./edit/EditDialog.tsx')).EditDialog }));
const OpenBoxDialog = lazy(async () => ({
  default: (await import('./open-box/OpenBoxDialog.tsx')).OpenBoxDialog,
}));

interface Props {
  cards: StockCard[];
  today: string;
  view: StockView;
  RegisterUse: RegisterUseSlot;
}

/** Whatever the address asks to open about a box; a box that is not there opens nothing. */
export function ItemDialogs(props: Props) {
  // The commonest of them is there before it is asked for.
  useEffect(() => void loadDetails().catch(() => undefined), []);
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ cards, today, view, RegisterUse }: Props) {
  const { opened, close, closeAll, show } = view;
  const card = opened && cards.find(({ id }) => id === opened.id);
  useFocusReturns(card?.id);
  if (!card) return null;
  const { item, kind, id } = card;
  switch (opened.dialog) {
    case 'details':
      return (
        <DetailsDialog key={id} card={card} today={today} onShow={(next) => show(id, next)} onClose={close} />
      );
    case 'box':
      // An address kept from before it was opened.
      if (card.isOpened) return null;
      return <OpenBoxDialog key={id} card={card} today={today} onClose={close} onOpened={closeAll} />;
    case 'edit':
      return <EditDialog key={id} card={card} today={today} onClose={close} />;
    case 'use':
      return <RegisterUse key={id} item={item} kind={kind} isOpen onClose={closeAll} />;
  }
}
