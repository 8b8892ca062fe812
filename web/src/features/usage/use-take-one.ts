import { Problem } from '@leveza/contract/problem.ts';
import { useRef, useState } from 'react';
import { tell, tellFailure } from '../../ui/toast.ts';
import { useSlowToast } from '../../ui/use-slow-toast.ts';
import type { TakeProps } from '../inventory/shared/take-slot.ts';
import { useRegisterUse } from './use-register-use.ts';
import { usualQuantity } from './usual-quantity.ts';

/**
 * Takes the usual dose now, and opens a closed box by that. A question (an allergy, an expired box, a second open one) is
 * asked by the dialog that has its words.
 */
export function useTakeOne({ item, kind, name, onAsk }: Omit<TakeProps, 'isLead'>) {
  const register = useRegisterUse({ item, kind, name });
  const [isPending, setPending] = useState(false);
  useSlowToast(isPending);
  // A second press may come before the first one has been drawn.
  const isSending = useRef(false);
  const opensBox = item.openedDate === null;

  const attempt = async () => {
    try {
      const usual = { quantityUsed: usualQuantity(item, kind), moment: null, notes: '' };
      const { left, standsFor, ...message } = await register(usual, {});
      const opened = {
        title: `Caixa aberta e uso de ${name} registrado${standsFor}`,
        detail: `${left}.`,
      };
      tell(opensBox ? { ...message, ...opened } : message);
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
