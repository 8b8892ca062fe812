import {
  addMeal,
  addMealFood,
  deleteMeal,
  deleteMealFood,
  type Meal,
} from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { isSettled } from '../../../lib/intention.ts';
import { sendInTurn } from '../../../lib/unsent.ts';
import { tellClosed } from '../../../ui/form/closed-form.ts';
import { type Saving, useSavings } from '../../../ui/form/savings.ts';
import { type ChangeMessage, tell, tellWhenSlow } from '../../../ui/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
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
  const isShown = useIsMounted();
  const savings = useSavings<Press, Press, ChangeMessage>();
  const [ongoing] = useState(() => savings.get(draft.record));
  /** The save under way; at first the one of a form that was closed before its answer. */
  const saving = useRef(ongoing);
  const [pressed, setPressed] = useState(ongoing?.sent ?? null);
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
    return { sent, accepted: sent, confirmed: {}, saved: send(sent), address: '', shownBy: isShown };
  };
  const follow = async (mine: FoodsSaving) => {
    saving.current = mine;
    savings.set(draft.record, mine);
    setPressed(mine.sent);
    setFailure(null);
    try {
      const message = await mine.saved;
      // The form that was opened meanwhile has taken it over.
      if (mine.shownBy !== isShown) return;
      foods.forget();
      draft.drop();
      // Closed meanwhile, it closes nothing that was opened after it.
      const isAnswered = isShown.current && onDone(message!) === true;
      if (!isAnswered) tell(message!);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      if (mine.shownBy !== isShown) return;
      if (isSettled(cause)) foods.forget();
      if (!isShown.current) return tellClosed(cause, draft.keptIn());
      setFailure(cause.message);
    } finally {
      saving.current = undefined;
      savings.delete(draft.record);
      mine.endSlow?.();
      setPressed(null);
    }
  };
  const takeOver = useEffectEvent(() => {
    const mine = saving.current;
    if (!mine) return;
    mine.endSlow?.();
    mine.shownBy = isShown;
    void follow(mine);
  });
  const onClosed = useEffectEvent(() => {
    if (saving.current) saving.current.endSlow = tellWhenSlow('registro', draft.keptIn);
  });
  useEffect(() => {
    takeOver();
    return () => onClosed();
  }, []);

  return {
    failure,
    /** The press that is not answered yet. */
    pressed,
    add: (day: string, target: Target) => {
      // A second press may come before the first one has been drawn.
      if (!saving.current) void follow(begin(day, target));
    },
  };
}
