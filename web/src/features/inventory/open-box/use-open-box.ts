import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import type { StockCard } from '../stock-card.ts';
import { useChangeItem } from '../use-change-item.ts';

interface State {
  /** The date that waits for the answer whether a second box is meant. */
  asked: string | null;
  failure: string | null;
}

const SETTLED: State = { asked: null, failure: null };

/** Opens a box at a day or an instant, asks where another box of the product is open, and can take it back. */
export function useOpenBox(card: StockCard, onOpened: () => void) {
  const [state, setState] = useState(SETTLED);
  const { change, isPending } = useChangeItem();

  const undo = () =>
    void change(card, { openedDate: null }).then(
      () => toast({ title: 'Caixa fechada de novo', detail: card.name }),
      tellUndoFailed,
    );

  const open = async (openedDate: string, confirmSecondOpen = false) => {
    setState(SETTLED);
    try {
      await change(card, { openedDate, confirmSecondOpen });
      onOpened();
      toast({ title: 'Caixa aberta', detail: card.name, undo });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setState(
        cause.code === 'second-box-open'
          ? { asked: openedDate, failure: null }
          : { asked: null, failure: `Erro ao abrir caixa: ${sentenceOf(cause)}` },
      );
    }
  };

  return {
    ...state,
    isPending,
    open: (openedDate: string) => void open(openedDate),
    confirm: () => state.asked !== null && void open(state.asked, true),
    forget: () => setState(SETTLED),
  };
}

/** A refused date has a sentence of its own. */
function sentenceOf({ message, fields }: Problem): string {
  return fields?.openedDate ?? message;
}
