import { changeMealFood, type Meal, type MealFood } from '@leveza/contract/nutrition/meals.ts';
import { FOOD_CATEGORY_LABEL, FOOD_SOURCE_LABEL } from '@leveza/domain/nutrition/food-categories.ts';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { isWholePortion, PortionFields } from '../add/PortionFields.tsx';
import { useRemoveFood } from '../meals/use-remove-meal.ts';
import { NutrientList } from '../shared/NutrientList.tsx';
import { incompleteText, portionText } from '../shared/nutrition-words.ts';

/** Everything known about the foods of a meal; how much was eaten is changed here. */
export function DetailsDialog({ meal, onClose }: { meal: Meal; onClose: () => void }) {
  const unknown = incompleteText(meal.incomplete);
  return (
    <Dialog title={meal.name} description={meal.time} size="lg" isOpen onClose={onClose}>
      <div className="grid gap-6">
        <section aria-label="Total da refeição" className="grid gap-2 rounded-2xl bg-sunken p-4">
          <h3 className="font-semibold tracking-tight">Total da refeição</h3>
          <NutrientList nutrients={meal.totals} incomplete={meal.incomplete} />
          {unknown && <p className="text-sm text-pretty text-ink-soft">{unknown}</p>}
        </section>
        {meal.foods.length === 0 && <p className="text-ink-soft">Esta refeição ainda não tem alimentos.</p>}
        {meal.foods.map((food) => (
          <FoodDetails key={food.id} meal={meal} food={food} />
        ))}
      </div>
    </Dialog>
  );
}

function FoodDetails({ meal, food }: { meal: Meal; food: MealFood }) {
  const { remove, isPending: isRemoving } = useRemoveFood(meal, food);
  const [isEditing, setEditing] = useState(false);
  const about = [
    FOOD_CATEGORY_LABEL[food.category],
    food.glpFriendly && 'costuma cair bem no tratamento',
    ...food.benefits,
  ];
  return (
    <section aria-label={food.name} className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold tracking-tight">{food.name}</h3>
      <p className="text-sm text-ink-soft">{portionText(food)}</p>
      {food.allergy && <p className="text-sm font-medium text-critical-ink">{food.allergy}</p>}
      <p className="text-sm">{about.filter(Boolean).join(' · ')}</p>
      <NutrientList nutrients={food} />
      <p className="text-xs text-ink-soft">Valores: {FOOD_SOURCE_LABEL[food.source]}.</p>
      {isEditing ? (
        <EditPortion meal={meal} food={food} onDone={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon={Pencil} onPress={() => setEditing(true)}>
            Mudar a quantidade
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={Trash2}
            isDisabled={isRemoving}
            onPress={() => void remove()}
          >
            Remover
          </Button>
        </div>
      )}
    </section>
  );
}

function EditPortion({ meal, food, onDone }: { meal: Meal; food: MealFood; onDone: () => void }) {
  const change = useCommand(changeMealFood);
  const [portion, setPortion] = useState({ quantity: food.quantity, grams: food.grams });
  const save = async () => {
    const body = portion.grams === null ? { quantity: portion.quantity } : { grams: portion.grams };
    await change.mutateAsync({ params: { id: meal.id, entryId: food.id }, body });
    onDone();
  };
  return (
    <div className="grid gap-3">
      <PortionFields food={food} {...portion} onChange={setPortion} />
      <FormAlert>{change.error?.message}</FormAlert>
      <Button
        size="sm"
        icon={Check}
        className="justify-self-start"
        isDisabled={!isWholePortion(portion)}
        isPending={change.isPending}
        pendingLabel="Salvando..."
        // A refusal stands above the button.
        onPress={() => void save().catch(() => undefined)}
      >
        Salvar quantidade
      </Button>
    </div>
  );
}
