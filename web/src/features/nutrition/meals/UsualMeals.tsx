import type { NutritionDay, UsualMeal } from '@leveza/contract/nutrition/day.ts';
import { copyMeal, deleteMeal } from '@leveza/contract/nutrition/meals.ts';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';
import { totalsText } from '../shared/nutrition-words.ts';

/** Meals eaten often at about this hour, the most usual first: one press records one again. */
export function UsualMeals({ day: { day, usualMeals } }: { day: NutritionDay }) {
  const copy = useKeptCommand(copyMeal);
  const remove = useKeptCommand(deleteMeal);
  const [areAllShown, setAllShown] = useState(false);
  if (usualMeals.length === 0) return null;
  const shown = areAllShown ? usualMeals : usualMeals.slice(0, 1);
  const more = usualMeals.length - shown.length;
  const eat = async ({ mealId }: UsualMeal) => {
    const { data } = await copy.mutateAsync({ params: { id: mealId }, body: { day } });
    tell({
      title: `${data.name} registrado`,
      name: data.name,
      detail: totalsText(data),
      undo: async () => {
        await remove.mutateAsync({ params: { id: data.id } });
        return { title: 'Registro desfeito' };
      },
    });
  };
  return (
    <RecordList label="O de sempre">
      {shown.map((meal) => (
        <Row
          key={meal.mealId}
          icon={Repeat}
          title={`O de sempre: ${meal.name}`}
          detail={
            <>
              <span className="line-clamp-1">{meal.foods.map(({ name }) => name).join(', ')}</span>
              {allergiesIn(meal).map((allergy) => (
                <span key={allergy} className="block font-medium text-critical-ink">
                  {allergy}
                </span>
              ))}
            </>
          }
          action={
            <Button
              size="sm"
              variant="secondary"
              isPending={copy.isPending}
              pendingLabel="Registrando..."
              aria-label={`Registrar o de sempre: ${meal.name}`}
              onPress={() => void eat(meal).catch(tellFailure('Não foi possível registrar'))}
            >
              Registrar
            </Button>
          }
        />
      ))}
      {more > 0 && (
        <li>
          <Button variant="quiet" onPress={() => setAllShown(true)}>
            {more === 1 ? 'Ver mais 1 de sempre' : `Ver mais ${more} de sempre`}
          </Button>
        </li>
      )}
    </RecordList>
  );
}

/** The same allergy is told once, though several foods may hold it. */
const allergiesIn = ({ foods }: UsualMeal): string[] => [
  ...new Set(foods.flatMap(({ allergy }) => allergy ?? [])),
];
