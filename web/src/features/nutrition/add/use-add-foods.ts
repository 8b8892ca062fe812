import { addMeal, addMealFood, deleteMeal, deleteMealFood } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { type ChangeMessage, tell } from '../../../ui/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { foodsText, totalsText } from '../shared/nutrition-words.ts';
import { type Pick, portionsOf } from './picks.ts';

/** The meal the foods go into; one without a record has no id yet, and is recorded with them. */
export interface Target {
  id: string | null;
  name: string;
  time: string;
}

/**
 * Adds the chosen foods in one step, and offers to take them back. `onDone` returns true where the screen itself shows the
 * message: no toast repeats it.
 */
export function useAddFoods(target: Target, day: string, onDone: (message: ChangeMessage) => boolean | void) {
  const create = useCommand(addMeal);
  const extend = useCommand(addMealFood);
  const removeMeal = useKeptCommand(deleteMeal);
  const removeFood = useKeptCommand(deleteMealFood);
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useIsMounted();
  const undone = { title: 'Registro desfeito' };

  const send = async (picks: readonly Pick[]) => {
    const foods = portionsOf(picks);
    const { id, name, time } = target;
    if (id === null) {
      const { data } = await create.mutateAsync({ body: { day, name, time, foods } });
      return {
        meal: data,
        undo: async () => {
          await removeMeal.mutateAsync({ params: { id: data.id } });
          return undone;
        },
      };
    }
    const { data, added } = await extend.mutateAsync({ params: { id }, body: { foods } });
    return {
      meal: data,
      undo: async () => {
        const all = added.map((entryId) => ({ params: { id, entryId } }));
        await sendInTurn(deleteMealFood, all, removeFood.mutateAsync);
        return undone;
      },
    };
  };

  return {
    failure,
    isPending: create.isPending || extend.isPending,
    add: async (picks: readonly Pick[]) => {
      setFailure(null);
      try {
        const { meal, undo } = await send(picks);
        const message = { title: `${meal.name}: ${foodsText(picks.length)}`, detail: totalsText(meal), undo };
        // Closed meanwhile, it closes nothing that was opened after it.
        const isAnswered = isShown.current && onDone(message) === true;
        if (!isAnswered) tell(message);
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(cause.message);
      }
    },
  };
}
