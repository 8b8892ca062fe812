import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRecent } from '../../../lib/intention.ts';
import { useSession } from '../../../lib/session.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { type KeptPick, keptPicks, type Pick, picksOf, portionsOf, usePicks } from './picks.ts';
import type { Foods } from './use-foods.ts';

/** The meal the foods go into; one without a record has no id yet, and is recorded with them. */
export interface Target {
  id: string | null;
  name: string;
  time: string;
}

/** Where and when the foods went that were sent and not answered. */
export interface Press {
  at: number;
  day: string;
  target: Target;
  foods: ReturnType<typeof portionsOf>;
}

const NO_FOODS: { foods: KeptPick[]; press: Press | null } = { foods: [], press: null };

/** The draft of the foods for one meal of a day, by the meal it was opened for. */
export function useFoodsDraft(day: string, { name }: Target) {
  const { id } = useSession();
  const [form] = useState(`foods:${day}:${name}`);
  // Closed before its answer, it is taken over when the same meal is opened again.
  return { ...useDraft(form, NO_FOODS), record: `${id}:${form}` };
}

export type FoodsDraft = ReturnType<typeof useFoodsDraft>;

/** The foods chosen for a meal, as they were left before a reload. */
export function useMealFoods(draft: FoodsDraft, foods: Foods | undefined) {
  const { restored = NO_FOODS } = draft;
  const [first] = useState(() => picksOf(restored.foods, foods?.foods ?? []));
  const picks = usePicks(first);
  const { ticked } = picks;
  const press = useRef(restored.press);
  const keep = useEffectEvent((all: readonly Pick[]) => {
    const foodsKept = keptPicks(all.filter(({ isTicked }) => isTicked));
    draft.keep({ foods: foodsKept, press: press.current }, foodsKept.length > 0);
  });
  const { picks: all } = picks;
  useEffect(() => keep(all), [all]);
  return {
    picks,
    /**
     * Begins to send them. The same foods sent again go where the first press sent them: by now the meal may stand on the
     * list with them, and the clock says another minute.
     */
    begin: (day: string, target: Target): Press => {
      const sent = portionsOf(ticked);
      const before = press.current;
      const isAgain = before !== null && isRecent(before) && isSame(before, sent);
      press.current = isAgain ? before : { at: Date.now(), day, target, foods: sent };
      draft.keep({ foods: keptPicks(ticked), press: press.current }, true);
      return press.current;
    },
    /** Whether exactly these foods were pressed. */
    isOf: (sent: Press) => isSame(sent, portionsOf(ticked)),
    /** The press is answered: another one of the same foods is another meal. */
    forget: () => {
      press.current = null;
    },
  };
}

const isSame = ({ foods }: Press, sent: Press['foods']) => JSON.stringify(foods) === JSON.stringify(sent);

export type MealFoods = ReturnType<typeof useMealFoods>;
