import type { ToTake } from '@leveza/contract/dashboard.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { useState } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { slowly, tell, tellFailure, tellUndoFailed } from '../../../ui/toast.ts';
import { useSlowToast } from '../../../ui/use-slow-toast.ts';

const tellRefusal = (refusal: Problem | null) => {
  if (refusal) tellFailure('Erro ao registrar uso')(refusal);
};

/** Takes a dose with one tap and takes it back with another; the tick follows the finger, not the network. */
export function useTake({ name, inventoryId, quantity, opensBox, useId, number, of }: ToTake) {
  const { timeZone } = useSession();
  const register = useKeptCommand(registerUse);
  const remove = useKeptCommand(deleteUse);
  // By its id, which does not come back: the next use of the box is another one.
  const [undoneId, setUndoneId] = useState<string | null>(null);

  const undo = async (id: string, closesBox = false) => {
    await remove.mutateAsync({ params: { id }, body: { closesBox } });
    return { title: `Uso de ${name} desfeito`, name };
  };
  const { question, isPending, send, confirm, forget } = useAskFirst(async (_: null, confirmed) => {
    const { data } = await register.mutateAsync({
      body: {
        inventoryId,
        quantityUsed: quantity,
        doseOfDay: { number, of },
        ...(opensBox && { opensBox }),
        ...confirmed,
      },
    });
    tell({
      title: `Uso de ${name} registrado com sucesso!`,
      name,
      detail: [opensBox && 'A caixa foi aberta.', dayBefore(data.usedAt, timeZone)].filter(Boolean).join(' '),
      undo: () => undo(data.id, opensBox),
    });
  });
  useSlowToast(isPending);
  const takeBack = async () => {
    if (!useId || undoneId === useId) return;
    setUndoneId(useId);
    await slowly(undo(useId), 'pedido').then(tell, (refusal: Problem) => {
      setUndoneId(null);
      tellUndoFailed(refusal);
    });
  };

  return {
    isTaken: isPending || (useId !== null && useId !== undoneId),
    isPending,
    /** Pressed, and not answered. */
    isWaiting: isPending || (useId !== null && useId === undoneId),
    change: (isTaken: boolean) => void (isTaken ? send(null).then(tellRefusal) : takeBack()),
    question,
    confirm: () => void confirm().then(tellRefusal),
    forget,
  };
}

/** A tap sent again after midnight counts for its first moment, and leaves today's row open. */
function dayBefore(usedAt: string, zone: string): string | null {
  const now = new Date();
  return dayOf(usedAt, zone) === dayOf(now, zone) ? null : `Vale para ${whenText(usedAt, { zone, now })}.`;
}
