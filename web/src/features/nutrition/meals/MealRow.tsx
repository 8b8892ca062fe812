import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { foodsText, totalsText } from '../shared/nutrition-words.ts';
import type { NutritionView } from '../use-nutrition-view.ts';

/** Its fields and its menu are a third of the screen's code, and are not needed before a meal is opened. */
const MealContent = lazyPart(() => import('./MealContent.tsx'), 'MealContent');

interface Props {
  meal: Meal;
  view: NutritionView;
  isOpenAtFirst?: boolean;
}

/** A meal in two lines; it opens to its foods. */
export function MealRow({ meal, view, isOpenAtFirst = false }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const names = meal.foods.map(({ name }) => name).join(', ');
  return (
    <Row
      id={cardFocusId(meal.id)}
      title={meal.name}
      detail={
        <>
          {`${meal.time} · ${meal.foods.length > 0 ? totalsText(meal) : 'sem alimentos'}`}
          {!isOpen && names && <span className="line-clamp-1">{names}</span>}
        </>
      }
      openLabel={`${meal.name}, ${foodsText(meal.foods.length)}`}
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
      action={
        <IconButton
          icon={Plus}
          aria-label={`Adicionar alimento: ${meal.name}`}
          onPress={() => view.show('add', { item: meal.id })}
        />
      }
    >
      {isOpen && (
        <Suspense fallback={null}>
          <MealContent meal={meal} view={view} />
        </Suspense>
      )}
    </Row>
  );
}
