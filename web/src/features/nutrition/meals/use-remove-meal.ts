import {
  deleteMeal,
  deleteMealFood,
  type Meal,
  type MealFood,
  restoreMeal,
  restoreMealFood,
} from '@leveza/contract/nutrition/meals.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

const FAILED = 'Não foi possível remover';

export function useRemoveMeal({ id, name }: Meal, onDeleted?: () => void) {
  const remove = useKeptCommand(deleteMeal);
  const restore = useKeptCommand(restoreMeal);
  return useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => restore.mutateAsync({ params: { id } }),
    words: {
      deleted: { title: `${name} removido`, name },
      restored: { title: `${name} de volta`, name },
      failed: FAILED,
    },
    ...(onDeleted && { onDeleted }),
  });
}

export function useRemoveFood({ id }: Meal, food: MealFood) {
  const remove = useKeptCommand(deleteMealFood);
  const restore = useKeptCommand(restoreMealFood);
  const params = { id, entryId: food.id };
  return useDelete({
    remove: () => remove.mutateAsync({ params }),
    restore: () => restore.mutateAsync({ params }),
    words: {
      deleted: { title: `${food.name} removido`, name: food.name },
      restored: { title: `${food.name} de volta`, name: food.name },
      failed: FAILED,
    },
  });
}
