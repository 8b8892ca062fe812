import { OPENS_NOW } from '@leveza/contract/inventory/fields.ts';
import { changeItem } from '@leveza/contract/inventory/inventory.ts';
import { useMemo } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { NOW, onlyMoment } from '../../../ui/form/only-moment.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { StockCard } from '../stock-card.ts';
import { useChangeItem } from '../use-change-item.ts';

/** Opens a box, now or at a moment already past, asks where another box of the product is open, and can take it back. */
export function useOpenBox(card: StockCard, onOpened: () => void) {
  const { timeZone } = useSession();
  const { change } = useChangeItem();
  const closing = useKeptCommand(changeItem);
  const schema = useMemo(() => onlyMoment(timeZone), [timeZone]);
  return useRecord({
    schema,
    values: NOW,
    draft: useTimedDraft(`open-box:${card.id}`, NOW),
    save: async ({ moment }, { confirmed }) => {
      const openedDate = instantOf(moment, timeZone) ?? OPENS_NOW;
      await change(card, { openedDate, ...confirmed });
      return {
        title: 'Caixa aberta',
        detail: card.name,
        undo: async () => {
          await closing.mutateAsync({ params: { id: card.id }, body: { openedDate: null } });
          return { title: 'Caixa fechada de novo', detail: card.name };
        },
      };
    },
    atField: (problem) => inFormWords(problem, (field) => (field === 'openedDate' ? 'moment' : field)),
    onDone: onOpened,
  });
}
