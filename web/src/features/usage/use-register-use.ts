import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { medicationTime, supplementTime } from '@leveza/domain/usage/time-of-day.ts';
import { useCommand } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useAskFirst } from '../../ui/form/use-ask-first.ts';
import { tell } from '../../ui/toast.ts';
import { formatUnits } from '../inventory/shared/format-units.ts';

export interface Taking {
  quantityUsed: number;
  notes: string;
  /** Now, by the server's clock, when it is not said. */
  usedAt?: Date;
}

interface Box {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
}

/** Takes from a box: asks where it has expired or an allergy speaks of it, says what is left, and can take it back. */
export function useRegisterUse({ item, kind, name }: Box, onDone: () => void) {
  const { timeZone } = useSession();
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const left = (remaining: number) => `Restam ${formatUnits(remaining, item.unitType, kind)}.`;

  const { refusal, ...asking } = useAskFirst(async ({ usedAt, ...taking }: Taking, confirmed) => {
    const hour = hourIn(timeZone, usedAt ?? new Date());
    const timeOfDay = kind === 'supplement' ? supplementTime(hour) : medicationTime(hour);
    const at = usedAt && { usedAt: usedAt.toISOString() };
    const { data, remaining } = await register.mutateAsync({
      body: { inventoryId: item.id, ...taking, timeOfDay, ...at, ...confirmed },
    });
    onDone();
    tell({
      title: `Uso de ${name} registrado com sucesso!`,
      detail: left(remaining),
      undo: async () => {
        const undone = await takeBack.mutateAsync({ params: { id: data.id } });
        return { title: `Uso de ${name} desfeito`, detail: left(undone.data.remaining) };
      },
    });
  });

  return { ...asking, failure: refusal && `Erro ao registrar uso: ${sentenceOf(refusal)}` };
}

/** A refused field has a sentence of its own, and no field of this dialog to stand under. */
function sentenceOf({ message, fields }: Problem): string {
  return Object.values(fields ?? {})[0] ?? message;
}
