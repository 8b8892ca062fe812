import { DetailsDialog } from './details/DetailsDialog.tsx';
import { EditDialog } from './edit/EditDialog.tsx';
import { OpenBoxDialog } from './open-box/OpenBoxDialog.tsx';
import type { RegisterUseSlot } from './register-use-slot.ts';
import type { StockCard } from './stock-card.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { StockView } from './use-stock-view.ts';

interface Props {
  cards: StockCard[];
  today: string;
  view: StockView;
  RegisterUse: RegisterUseSlot;
}

/** Whatever the address asks to open about a box; a box that is not there opens nothing. */
export function ItemDialogs({ cards, today, view, RegisterUse }: Props) {
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
