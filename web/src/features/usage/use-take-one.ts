import { useAskFirst } from '../../ui/form/use-ask-first.ts';
import { tell, tellFailure } from '../../ui/toast.ts';
import { useSlowToast } from '../../ui/use-slow-toast.ts';
import type { TakeProps } from '../inventory/shared/take-slot.ts';
import { keepAsked } from './asked-by-tap.ts';
import { useRegisterUse } from './use-register-use.ts';
import { usualQuantity } from './usual-quantity.ts';

/**
 * Takes the usual dose now, and opens a closed box by that. A question (an allergy, an expired box, one that was taken
 * today) is asked by the dialog that has its words.
 */
export function useTakeOne({ item, kind, name, onAsk }: Omit<TakeProps, 'isLead'>) {
  const register = useRegisterUse({ item, kind, name });
  const { isPending, send } = useAskFirst(
    async (_: null, confirmed) => {
      const usual = { quantityUsed: usualQuantity(item, kind), moment: null, notes: '' };
      const { left, standsFor, opening, ...message } = await register(usual, confirmed);
      const opened = { title: 'Caixa aberta e uso registrado', detail: `${name}. ${left}.` };
      tell(opening && !standsFor ? { ...message, ...opened } : message);
    },
    {
      onAsked: (question) => {
        keepAsked(item.id, question);
        onAsk('use');
      },
    },
  );
  useSlowToast(isPending);
  const take = async () => {
    const refusal = await send(null);
    if (refusal) tellFailure('Erro ao registrar uso')(refusal);
  };
  return { isPending, take };
}
