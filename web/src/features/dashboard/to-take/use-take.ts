import type { ToTake } from '@leveza/contract/dashboard.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { tell, tellFailure } from '../../../ui/toast.ts';

/** Takes a dose with one tap and takes it back with another; the tick follows the finger, not the network. */
export function useTake({ name, inventoryId, quantity, useId }: ToTake) {
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const undo = async (id: string) => {
    await takeBack.mutateAsync({ params: { id } });
    return { title: `Uso de ${name} desfeito` };
  };
  const { question, isPending, send, confirm, forget } = useAskFirst(async (_: null, confirmed) => {
    const { data } = await register.mutateAsync({
      body: { inventoryId, quantityUsed: quantity, ...confirmed },
    });
    tell({ title: `Uso de ${name} registrado com sucesso!`, undo: () => undo(data.id) });
  });

  const change = async (isTaken: boolean) => {
    setWanted(isTaken);
    if (isTaken) {
      const refusal = await send(null);
      if (refusal) tellFailure('Erro ao registrar uso')(refusal);
    } else if (useId) {
      await undo(useId).then(tell, (cause: unknown) => {
        if (!(cause instanceof Problem)) throw cause;
        tellFailure('Não foi possível desfazer')(cause);
      });
    }
    // A second tap that came meanwhile keeps its own answer.
    setWanted((latest) => (latest === isTaken ? null : latest));
  };

  return {
    isTaken: wanted ?? useId !== null,
    isPending,
    change: (isTaken: boolean) => void change(isTaken),
    question,
    confirm,
    forget,
  };
}
