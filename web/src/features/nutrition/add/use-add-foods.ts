import { addMeal, addMealFood, deleteMeal, deleteMealFood } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { isSettled } from '../../../lib/intention.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { type ChangeMessage, tell } from '../../../ui/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { foodsText, totalsText } from '../shared/nutrition-words.ts';
import type { FoodsDraft, MealFoods, Target } from './use-meal-foods.ts';

/**
 * Adds the chosen foods in one step, once however often they are sent, and offers to take them back. `onDone` returns true where the screen itself shows the
 * message: no toast repeats it.
 */
export function useAddFoods(
  { begin, forget, picks }: MealFoods,
  draft: FoodsDraft,
  onDone: (message: ChangeMessage) => boolean | void,
) {
  const create = useCommand(addMeal, { draft });
  const extend = useCommand(addMealFood, { draft });
  const removeMeal = useKeptCommand(deleteMeal);
  const removeFood = useKeptCommand(deleteMealFood);
  const [failure, setFailure] = useState<string | null>(null);
  const isShown = useIsMounted();
  const undone = { title: 'Registro desfeito' };

  const send = async ({ day, target, foods }: ReturnType<typeof begin>) => {
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
    add: async (day: string, target: Target) => {
      setFailure(null);
      const count = picks.ticked.length;
      try {
        const { meal, undo } = await send(begin(day, target));
        forget();
        draft.drop();
        const message = { title: `${meal.name}: ${foodsText(count)}`, detail: totalsText(meal), undo };
        // Closed meanwhile, it closes nothing that was opened after it.
        const isAnswered = isShown.current && onDone(message) === true;
        if (!isAnswered) tell(message);
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        if (isSettled(cause)) forget();
        setFailure(cause.message);
      }
    },
  };
}
