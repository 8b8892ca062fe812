import { addWater, deleteWater, type Water } from '@leveza/contract/nutrition/water.ts';
import { DRINK_LABEL, type Drink } from '@leveza/domain/nutrition/drinks.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { type ChangeMessage, slowly, tellFailure } from '../../../ui/toast.ts';

export interface Glass {
  drink: Drink;
  ml: number;
}

/** The message after a drink, and the sum of its day. */
export interface Drunk extends ChangeMessage {
  water: Water;
}

/** Records a drink, with the way back; null where it could not be recorded, which is told. */
export function useDrink() {
  const add = useKeptCommand(addWater);
  const remove = useKeptCommand(deleteWater);
  const drink = async ({ drink: kind, ml }: Glass, moment: { day?: string; at?: string } = {}) => {
    try {
      const sent = add.mutateAsync({ body: { ml, drink: kind, ...moment } });
      const { data: water, added } = await slowly(sent);
      const drunk: Drunk = {
        title: `${DRINK_LABEL[kind]}: ${ml} ml`,
        undo: async () => {
          await remove.mutateAsync({ params: { id: added } });
          return { title: 'Registro desfeito' };
        },
        water,
      };
      return drunk;
    } catch (cause) {
      tellFailure('Não foi possível registrar')(cause);
      return null;
    }
  };
  return { drink, isPending: add.isPending };
}
