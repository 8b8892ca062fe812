import {
  addMeal,
  addMealFood,
  deleteMeal,
  deleteMealFood,
  type Meal,
} from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { isSettled } from '../../../lib/intention.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import type { Saving } from '../../../ui/form/savings.ts';
import { useSaving } from '../../../ui/form/use-saving.ts';
import { type ChangeMessage, tell } from '../../../ui/toast.ts';
import { foodsText, totalsText } from '../shared/nutrition-words.ts';
import type { FoodsDraft, MealFoods, Press, Target } from './use-meal-foods.ts';

type FoodsSaving = Saving<Press, Press, ChangeMessage>;

/**
 * Adds the chosen foods in one step, once however often they are sent, and offers to take them back. Closed before the
 * answer, the form that is opened next takes it over. `onDone` returns true where the screen itself shows the message: no
 * toast repeats it.
 */
export function useAddFoods(
  foods: MealFoods,
  draft: FoodsDraft,
  onDone: (message: ChangeMessage) => boolean | void,
) {
  const create = useCommand(addMeal, { draft });
  const extend = useCommand(addMealFood, { draft });
  const removeMeal = useKeptCommand(deleteMeal);
  const removeFood = useKeptCommand(deleteMealFood);
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useSaving<Press, Press, ChangeMessage>({
    draft,
    takesOver: true,
    resume: (mine) => void finish(mine),
  });
  const { isShown } = saving;
  const [pressed, setPressed] = useState(saving.ongoing?.sent ?? null);
  const undone = { title: 'Registro desfeito' };

  const send = async ({ day, target, foods: sent }: Press): Promise<ChangeMessage> => {
    const { id, name, time } = target;
    const telling = (meal: Meal, undo: ChangeMessage['undo']) => ({
      title: `${meal.name}: ${foodsText(sent.length)}`,
      detail: totalsText(meal),
      undo,
    });
    if (id === null) {
      const { data } = await create.mutateAsync({ body: { day, name, time, foods: sent } });
      return telling(data, async () => {
        await removeMeal.mutateAsync({ params: { id: data.id } });
        return undone;
      });
    }
    const { data, added } = await extend.mutateAsync({ params: { id }, body: { foods: sent } });
    return telling(data, async () => {
      const all = added.map((entryId) => ({ params: { id, entryId } }));
      await sendInTurn(deleteMealFood, all, removeFood.mutateAsync);
      return undone;
    });
  };

  const begin = (day: string, target: Target): FoodsSaving => {
    const sent = foods.begin(day, target);
    const address = saving.address();
    return { sent, accepted: sent, confirmed: {}, saved: send(sent), address, shownBy: isShown };
  };
  const finish = async (mine: FoodsSaving) => {
    setPressed(mine.sent);
    setFailure(null);
    try {
      const message = await saving.follow(mine);
      if (!saving.isOwn(mine)) return;
      foods.forget();
      draft.drop();
      // Closed meanwhile, it closes nothing that was opened after it.
      const isAnswered = isShown.current && onDone(message!) === true;
      if (!isAnswered) tell(message!);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      if (!saving.isOwn(mine)) return;
      if (isSettled(cause)) foods.forget();
      setFailure(cause.message);
    } finally {
      setPressed(null);
    }
  };

  return {
    failure,
    /** The press that is not answered yet. */
    pressed,
    add: (day: string, target: Target) => {
      // A second press may come before the first one has been drawn.
      if (!saving.underWay()) void finish(begin(day, target));
    },
  };
}
