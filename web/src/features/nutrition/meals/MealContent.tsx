import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { CopyPlus, List, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { foodsText } from '../shared/nutrition-words.ts';
import type { NutritionView } from '../use-nutrition-view.ts';
import { EatenFood } from './EatenFood.tsx';
import { MealTime } from './MealTime.tsx';
import { useRemoveMeal } from './use-remove-meal.ts';

/** As many foods as the specification shows at first. */
const FIRST_FOODS = 3;

/** The foods of a meal, and everything that can be done about it. */
export function MealContent({ meal, view }: { meal: Meal; view: NutritionView }) {
  const [isWhole, setWhole] = useState(false);
  const remove = useRemoveMeal(meal);
  const more = meal.foods.length - FIRST_FOODS;
  return (
    <div className="grid gap-2 px-4 pb-4">
      {meal.foods.length > 0 && (
        <ul aria-label={`Alimentos: ${meal.name}`} className="grid">
          {meal.foods.slice(0, isWhole ? undefined : FIRST_FOODS).map((food) => (
            <EatenFood key={food.id} meal={meal} food={food} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="quiet" size="sm" className="justify-self-start" onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Ver menos' : `Mais ${foodsText(more)}`}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={Plus} onPress={() => view.show('add', { item: meal.id })}>
          Adicionar alimento
        </Button>
        <MealTime meal={meal} />
        <Menu
          label={`Mais sobre ${meal.name}`}
          actions={[
            {
              id: 'details',
              label: 'Detalhes',
              icon: List,
              onAction: () => view.show('details', { item: meal.id }),
            },
            {
              id: 'edit',
              label: 'Renomear',
              icon: Pencil,
              onAction: () => view.show('edit', { item: meal.id }),
            },
            {
              id: 'copy',
              label: 'Copiar para outro dia',
              icon: CopyPlus,
              onAction: () => view.show('copy', { item: meal.id }),
            },
            {
              id: 'remove',
              label: 'Remover refeição',
              icon: Trash2,
              isDanger: true,
              onAction: () => void remove.remove(),
            },
          ]}
        />
      </div>
    </div>
  );
}
