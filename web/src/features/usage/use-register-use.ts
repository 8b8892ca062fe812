import type { Confirmed } from '@leveza/contract/problem.ts';
import { deleteUse, registerUse } from '@leveza/contract/usage.ts';
import { useCommand, useKeptCommand } from '../../lib/api.ts';
import type { KeepsKeys } from '../../lib/form-keys.ts';
import { instantOf } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import type { ChangeMessage } from '../../ui/toast.ts';
import { leftUnits } from '../inventory/shared/format-units.ts';
import { doseText } from './dose-text.ts';
import type { Box, Taking } from './taking-values.ts';

/** The message after a use, and how much it left in the box. */
export interface RegisteredUse extends ChangeMessage {
  left: string;
  /** 'A caixa foi aberta.', where it was closed before. */
  opening: string | undefined;
  /** ' como a dose de ontem', where it was recorded as one that was not due by then; else empty. */
  standsFor: string;
}

/**
 * Takes from a box, and opens it where it is closed; says what is left, and can take all of it back. A form keeps its own
 * values: only a tap, which has no draft, is kept as it was sent.
 */
export function useRegisterUse({ item, kind, name }: Box, draft?: KeepsKeys) {
  const { timeZone } = useSession();
  const register = useCommand(registerUse, { draft, isKept: !draft });
  const takeBack = useKeptCommand(deleteUse);
  const opensBox = item.openedDate === null;
  const leftIn = (remaining: number) => leftUnits(remaining, item.unitType, kind);

  return async ({ moment, ...taking }: Taking, confirmed: Confirmed): Promise<RegisteredUse> => {
    // Now, by the server's clock, when it is not said.
    const usedAt = instantOf(moment, timeZone);
    const { data, remaining, ...dose } = await register.mutateAsync({
      body: {
        inventoryId: item.id,
        ...taking,
        ...(usedAt && { usedAt }),
        ...(opensBox && { opensBox }),
        ...confirmed,
      },
    });
    const opening = opensBox ? 'A caixa foi aberta.' : undefined;
    const left = leftIn(remaining);
    const standsFor = doseText(dose, timeZone);
    return {
      // In the title, and without the name: a phone has no room for more beside 'Desfazer'.
      title: standsFor ? `Vale${standsFor}` : `Uso de ${name} registrado com sucesso!`,
      name,
      detail: [standsFor && `Uso de ${name} registrado.`, opening, `${left}.`].filter(Boolean).join(' '),
      left,
      opening,
      standsFor,
      undo: async () => {
        const undone = await takeBack.mutateAsync({ params: { id: data.id }, body: { closesBox: opensBox } });
        const title = `Uso de ${name} desfeito`;
        // A use from elsewhere came out of no box.
        const { remaining: put } = undone.data;
        return put === null ? { title, name } : { title, name, detail: `${leftIn(put)}.` };
      },
    };
  };
}
