import { changeItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { useRef, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { tell, tellFailure } from '../../ui/toast.ts';
import { formatUnits } from '../inventory/shared/format-units.ts';
import type { TakeProps } from '../inventory/shared/take-slot.ts';
import { usualQuantity } from './use-taking.ts';

/**
 * Takes the usual dose now, and opens a closed box first. A question (an allergy, an expired box, a second open one) is
 * asked by the dialog that has its words.
 */
export function useTakeOne({ item, kind, name, onAsk }: Omit<TakeProps, 'isLead'>) {
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const change = useCommand(changeItem);
  const [isPending, setPending] = useState(false);
  // A second press may come before the first one has been drawn.
  const isSending = useRef(false);
  const { id, unitType } = item;
  const isClosed = item.openedDate === null;
  const setOpened = (openedDate: string | null) =>
    change.mutateAsync({ params: { id }, body: { openedDate } });
  const left = (remaining: number) => `Restam ${formatUnits(remaining, unitType, kind)}.`;

  const attempt = async () => {
    let isOpening = isClosed;
    try {
      if (isClosed) await setOpened(new Date().toISOString());
      isOpening = false;
      const body = { inventoryId: id, quantityUsed: usualQuantity(item, kind), notes: '' };
      const { data, remaining } = await register.mutateAsync({ body });
      tell({
        title: isClosed
          ? `Caixa aberta e uso de ${name} registrado`
          : `Uso de ${name} registrado com sucesso!`,
        detail: left(remaining),
        undo: async () => {
          const undone = await takeBack.mutateAsync({ params: { id: data.id } });
          if (isClosed) await setOpened(null);
          return { title: `Uso de ${name} desfeito`, detail: left(undone.data.remaining) };
        },
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.asks) onAsk(isOpening ? 'box' : 'use');
      else tellFailure('Erro ao registrar uso')(error);
    }
  };

  const take = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      await attempt();
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };
  return { isPending, take };
}
