import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { tell } from '../../../ui/toast.ts';
import type { StockCard } from '../stock-card.ts';
import { useChangeItem } from '../use-change-item.ts';

/** Opens a box at a day or an instant, asks where another box of the product is open, and can take it back. */
export function useOpenBox(card: StockCard, onOpened: () => void) {
  const { change } = useChangeItem();

  const { refusal, ...asking } = useAskFirst(async (openedDate: string, confirmed) => {
    await change(card, { openedDate, ...confirmed });
    onOpened();
    tell({
      title: 'Caixa aberta',
      detail: card.name,
      undo: async () => {
        await change(card, { openedDate: null });
        return { title: 'Caixa fechada de novo', detail: card.name };
      },
    });
  });

  // A refused date has a sentence of its own.
  const failure = refusal && `Erro ao abrir caixa: ${refusal.fields?.openedDate ?? refusal.message}`;
  return { ...asking, failure };
}
