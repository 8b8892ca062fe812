import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { medicationTime, supplementTime } from '@leveza/domain/usage/time-of-day.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { tellUndoFailed, toast } from '../../ui/toast.ts';
import { unitsText } from './units-text.ts';

export interface Taking {
  quantityUsed: number;
  notes: string;
  /** Now, by the server's clock, when it is not said. */
  usedAt?: Date;
}

interface State {
  /** What waits for the answer whether an expired box is meant. */
  asked: Taking | null;
  failure: string | null;
}

const SETTLED: State = { asked: null, failure: null };

interface Box {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
}

/** Takes from a box: asks where it has expired, says what is left, and can take it back. */
export function useRegisterUse({ item, kind, name }: Box, onDone: () => void) {
  const { timeZone } = useSession();
  const [state, setState] = useState(SETTLED);
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const left = (remaining: number) => `Restam ${unitsText(remaining, item.unitType, kind)}.`;

  const undo = (id: string) =>
    void takeBack
      .mutateAsync({ params: { id } })
      .then(
        ({ data }) => toast({ title: `Uso de ${name} desfeito`, detail: left(data.remaining) }),
        tellUndoFailed,
      );

  const send = async ({ usedAt, ...taking }: Taking, confirmExpired = false) => {
    setState(SETTLED);
    const hour = hourIn(timeZone, usedAt ?? new Date());
    const timeOfDay = kind === 'supplement' ? supplementTime(hour) : medicationTime(hour);
    try {
      const { data, remaining } = await register.mutateAsync({
        body: {
          inventoryId: item.id,
          ...taking,
          timeOfDay,
          ...(usedAt && { usedAt: usedAt.toISOString() }),
          confirmExpired,
        },
      });
      onDone();
      toast({
        title: `Uso de ${name} registrado com sucesso!`,
        detail: left(remaining),
        undo: () => undo(data.id),
      });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setState(
        cause.code === 'expired-item'
          ? { asked: { ...taking, ...(usedAt && { usedAt }) }, failure: null }
          : { asked: null, failure: `Erro ao registrar uso: ${sentenceOf(cause)}` },
      );
    }
  };

  return {
    ...state,
    isPending: register.isPending,
    take: (taking: Taking) => void send(taking),
    confirm: () => state.asked && void send(state.asked, true),
    forget: () => setState(SETTLED),
  };
}

/** A refused field has a sentence of its own, and no field of this dialog to stand under. */
function sentenceOf({ message, fields }: Problem): string {
  return Object.values(fields ?? {})[0] ?? message;
}
