import type { Meal, MealFood } from '@leveza/contract/nutrition/meals.ts';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { nutrientText, portionText } from '../shared/nutrition-words.ts';
import { useRemoveFood } from './use-remove-meal.ts';

/** One food of a meal: how much of it, and the way out. */
export function EatenFood({ meal, food }: { meal: Meal; food: MealFood }) {
  const { remove, isPending } = useRemoveFood(meal, food);
  return (
    <li className="flex items-center gap-2">
      <span className="grid min-w-0 flex-1 py-1">
        <span className="leading-snug wrap-anywhere">{food.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {`${portionText(food)} · ${nutrientText('calories', food.calories)} · ${nutrientText('protein', food.protein)} de proteína`}
        </span>
        {food.allergy && <span className="text-sm font-medium text-critical-ink">{food.allergy}</span>}
      </span>
      <IconButton
        icon={X}
        aria-label={`Remover ${food.name}`}
        isDisabled={isPending}
        onPress={() => void remove()}
      />
    </li>
  );
}
