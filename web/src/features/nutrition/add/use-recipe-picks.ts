import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { isSamePortions, keptPicks, type Pick, picksOf, usePicks } from './picks.ts';

/** A recipe's ingredients while it is written; the form's draft holds its fields, this one the chosen foods. */
export function useRecipePicks(recipe: Food | null, foods: readonly Food[]) {
  const [before] = useState(() => picksOf(recipe?.recipe?.ingredients ?? [], foods));
  const draft = useDraft(`recipe-foods:${recipe?.id ?? 'new'}`, { ingredients: keptPicks(before) });
  const [first] = useState(() => (draft.restored ? picksOf(draft.restored.ingredients, foods) : before));
  const chosen = usePicks(first);
  const { picks, ticked } = chosen;
  const [lost] = useState(() => lostOf(recipe, foods));
  const isOther = !isSamePortions(ticked, before);
  const keep = useEffectEvent((all: readonly Pick[]) =>
    draft.keep({ ingredients: keptPicks(all.filter(({ isTicked }) => isTicked)) }, isOther),
  );
  useEffect(() => keep(picks), [picks]);
  return { picks: chosen, lost, isOther, isRestored: draft.restored !== undefined, discard: draft.drop };
}

/** Names of the ingredients whose food is gone from the list. */
function lostOf(recipe: Food | null, foods: readonly Food[]): string[] {
  const known = new Set(foods.map(({ id }) => id));
  const ingredients = recipe?.recipe?.ingredients ?? [];
  return ingredients.filter(({ foodId }) => foodId === null || !known.has(foodId)).map(({ name }) => name);
}
