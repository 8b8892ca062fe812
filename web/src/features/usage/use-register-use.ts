import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse, type UseInput } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { medicationTime, supplementTime } from '@leveza/domain/usage/time-of-day.ts';
import { useCommand } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useAskFirst } from '../../ui/form/use-ask-first.ts';
import { tell, type ChangeMessage } from '../../ui/toast.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { formatUnits } from '../inventory/shared/format-units.ts';

export interface Taking extends Pick<UseInput, 'quantityUsed'> {
  notes: string;
  /** Now, by the server's clock, when it is not said. */
  usedAt?: Date;
}

/** What to tell after a use, and how much it left in the box. */
export interface RegisteredUse extends ChangeMessage {
  left: string;
}

interface Box {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
}

/**
 * Takes from a box, and opens it where it is closed: asks where it has expired, an allergy speaks of it or another box is
 * open, says what is left, and can take all of it back. `onDone` returns true where the screen shows the message.
 */
export function useRegisterUse({ item, kind, name }: Box, onDone: (told: RegisteredUse) => boolean) {
  const { timeZone } = useSession();
  const register = useCommand(registerUse);
  const takeBack = useCommand(deleteUse);
  const isShown = useIsMounted();
  const opensBox = item.openedDate === null;
  const textOf = (remaining: number) => formatUnits(remaining, item.unitType, kind);

  const { refusal, ...asking } = useAskFirst(async ({ usedAt, ...taking }: Taking, confirmed) => {
    const hour = hourIn(timeZone, usedAt ?? new Date());
    const timeOfDay = kind === 'supplement' ? supplementTime(hour) : medicationTime(hour);
    const at = usedAt && { usedAt: usedAt.toISOString() };
    const { data, remaining } = await register.mutateAsync({
      body: {
        inventoryId: item.id,
        ...taking,
        timeOfDay,
        ...at,
        ...(opensBox && { opensBox }),
        ...confirmed,
      },
    });
    const opened = opensBox ? 'A caixa foi aberta. ' : '';
    const told: RegisteredUse = {
      title: `Uso de ${name} registrado com sucesso!`,
      detail: `${opened}Restam ${textOf(remaining)}.`,
      left: textOf(remaining),
      undo: async () => {
        const undone = await takeBack.mutateAsync({ params: { id: data.id }, body: { closesBox: opensBox } });
        return { title: `Uso de ${name} desfeito`, detail: `Restam ${textOf(undone.data.remaining)}.` };
      },
    };
    const isAnswered = isShown.current && onDone(told);
    if (!isAnswered) tell(told);
  });

  return { ...asking, failure: refusal && `Erro ao registrar uso: ${sentenceOf(refusal)}` };
}

/** A refused field has a sentence of its own, and no field of this dialog to stand under. */
function sentenceOf({ message, fields }: Problem): string {
  return Object.values(fields ?? {})[0] ?? message;
}
