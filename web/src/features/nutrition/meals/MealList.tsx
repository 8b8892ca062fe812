import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import type { FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { indexFoods, searchFoods } from '@leveza/domain/nutrition/search.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';
import { MealRow } from './MealRow.tsx';
import { nextSlot } from './next-slot.ts';
import { SlotRow } from './SlotRow.tsx';

const MealFilter = lazyPart(() => import('./MealFilter.tsx'), 'MealFilter');

/** Fewer foods are seen at a glance. */
const ENOUGH_TO_SEARCH = 6;

/** The meals of the day by their time; those not recorded yet stand between them, one press away. */
export function MealList({ day, view }: { day: NutritionDay; view: NutritionView }) {
  const id = useId();
  const isNarrowed = view.text !== '' || view.category !== undefined;
  // A field that is emptied stays: the patient may be writing another word.
  const [wasNarrowed] = useState(isNarrowed);
  const foodCount = day.meals.reduce((count, { foods }) => count + foods.length, 0);
  const meals = narrowMeals(day.meals, view.text, view.category);
  const rows = [
    ...meals.map((meal) => ({
      time: meal.time,
      row: <MealRow key={meal.id} meal={meal} view={view} isOpenAtFirst={isNarrowed} />,
    })),
    ...(isNarrowed ? [] : day.slots).map((slot) => ({
      time: slot.time,
      row: <SlotRow key={slot.name} slot={slot} view={view} />,
    })),
  ].toSorted((one, other) => inOrder(one.time, other.time));
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        Refeições
      </h2>
      {(foodCount >= ENOUGH_TO_SEARCH || wasNarrowed) && (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <MealFilter view={view} />
        </Suspense>
      )}
      {rows.length > 0 ? (
        <RecordList label="Refeições">{rows.map(({ row }) => row)}</RecordList>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-soft">Nenhum alimento encontrado nas refeições deste dia.</p>
          <Button variant="secondary" onPress={() => view.show('add', nextSlot(day, '12:30'))}>
            {view.text ? `Adicionar “${view.text}”` : 'Adicionar alimento'}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Meals with only the foods that a search and a category leave; a meal without any is left out. */
function narrowMeals(
  meals: readonly Meal[],
  text: string,
  category: FoodCategory | undefined,
): readonly Meal[] {
  if (text.trim() === '' && category === undefined) return meals;
  const index = indexFoods(meals.flatMap(({ foods }) => foods));
  const found = new Set(searchFoods(index, text).map(({ food }) => food.id));
  return meals
    .map((meal) => ({
      ...meal,
      foods: meal.foods.filter(
        (food) =>
          (text.trim() === '' || found.has(food.id)) &&
          (category === undefined || food.category === category),
      ),
    }))
    .filter(({ foods }) => foods.length > 0);
}
