import { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { useRef, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { tell, tellFailure } from '../../ui/toast.ts';
import { formatUnits } from '../inventory/shared/format-units.ts';
import type { TakeProps } from '../inventory/shared/take-slot.ts';
import { usualQuantity } from './usual-quantity.ts';

/**
 * Takes the usual dose now, and opens a closed box by that. A question (an allergy, an expired box, a second open one) is
 * asked by the dialog that has its words.
 */
export function useTakeOne({ item, kind, name, onAsk }: Omit<TakeProps, 'isLead'>) {
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const [isPending, setPending] = useState(false);
  // A second press may come before the first one has been drawn.
  const isSending = useRef(false);
  const { id, unitType } = item;
  const opensBox = item.openedDate === null;
  const left = (remaining: number) => `Restam ${formatUnits(remaining, unitType, kind)}.`;

  const attempt = async () => {
    try {
      const body = { inventoryId: id, quantityUsed: usualQuantity(item, kind), notes: '', opensBox };
      const { data, remaining } = await register.mutateAsync({ body });
      tell({
        title: opensBox
          ? `Caixa aberta e uso de ${name} registrado`
          : `Uso de ${name} registrado com sucesso!`,
        detail: left(remaining),
        undo: async () => {
          const undone = await takeBack.mutateAsync({
            params: { id: data.id },
            body: { closesBox: opensBox },
          });
          return { title: `Uso de ${name} desfeito`, detail: left(undone.data.remaining) };
        },
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.asks) onAsk('use');
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
