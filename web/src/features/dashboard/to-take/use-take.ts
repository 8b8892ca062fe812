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
  // Counts until the answer of the server has changed the dose.
  const [wanted, setWanted] = useState<{ isTaken: boolean; before: string | null } | null>(null);

  const undo = async (id: string) => {
    await takeBack.mutateAsync({ params: { id }, body: {} });
    return { title: `Uso de ${name} desfeito` };
  };
  const { question, isPending, send, confirm, forget } = useAskFirst(async (_: null, confirmed) => {
    const { data } = await register.mutateAsync({
      body: { inventoryId, quantityUsed: quantity, ...confirmed },
    });
    tell({ title: `Uso de ${name} registrado com sucesso!`, undo: () => undo(data.id) });
  });
  const undoNow = (id: string) =>
    undo(id).then(tell, (cause: unknown) => {
      if (!(cause instanceof Problem)) throw cause;
      return cause;
    });

  const change = async (isTaken: boolean) => {
    setWanted({ isTaken, before: useId });
    const refusal = isTaken ? await send(null) : useId && (await undoNow(useId));
    if (!refusal) return;
    setWanted(null);
    tellFailure(isTaken ? 'Erro ao registrar uso' : 'Não foi possível desfazer')(refusal);
  };

  return {
    isTaken: wanted?.before === useId && !question ? wanted.isTaken : useId !== null,
    isPending,
    change: (isTaken: boolean) => void change(isTaken),
    question,
    confirm,
    forget: () => {
      setWanted(null);
      forget();
    },
  };
}
