import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { useSearch } from '@tanstack/react-router';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { suitingFoods, targetOf } from './meals/next-slot.ts';
import type { NutritionView } from './use-nutrition-view.ts';

const AddFoodDialog = lazyDialog(() => import('./add/AddFoodDialog.tsx'), 'AddFoodDialog');
const MealDialog = lazyDialog(() => import('./dialogs/MealDialog.tsx'), 'MealDialog');
const DetailsDialog = lazyDialog(() => import('./dialogs/DetailsDialog.tsx'), 'DetailsDialog');
const CopyDialog = lazyDialog(() => import('./dialogs/CopyDialog.tsx'), 'CopyDialog');
const GoalsDialog = lazyDialog(() => import('./goals/GoalsDialog.tsx'), 'GoalsDialog');
const SlotsDialog = lazyDialog(() => import('./dialogs/SlotsDialog.tsx'), 'SlotsDialog');
const FoodsDialog = lazyDialog(() => import('./own/FoodsDialog.tsx'), 'FoodsDialog');
const EditFood = lazyDialog(() => import('./own/EditFood.tsx'), 'EditFood');
const SupplementsDialog = lazyDialog(() => import('./own/SupplementsDialog.tsx'), 'SupplementsDialog');

/** Opens the dialog that the address names; a meal that is not there opens none. */
export function Dialogs({ day, view }: { day: NutritionDay; view: NutritionView }) {
  const { open, item, slot, step } = useSearch({ from: '/kit/private/nutrition' });
  useFocusReturns(item);
  useCodeWhenIdle(MealDialog, AddFoodDialog);
  const { timeZone } = useSession();
  const now = formatTime(useNow(), timeZone);
  const { close } = view;
  const meal = day.meals.find(({ id }) => id === item);
  switch (open) {
    case undefined:
      return null;
    case 'meal':
      return (
        <MealDialog
          day={day.day}
          meal={null}
          onClose={close}
          onCreated={(id) => view.show('add', { item: id })}
        />
      );
    case 'edit':
      return meal && <MealDialog day={day.day} meal={meal} onClose={close} onCreated={close} />;
    case 'add':
      return (
        <AddFoodDialog
          day={day.day}
          target={targetOf(day, { item, slot }, { isToday: view.isToday, now })}
          suits={suitingFoods(day)}
          step={step}
          onStep={view.setStep}
          sought={view.text}
          onClose={close}
        />
      );
    case 'details':
      return meal && <DetailsDialog meal={meal} onClose={close} />;
    case 'copy':
      return meal && <CopyDialog meal={meal} onClose={close} />;
    case 'goals':
      return <GoalsDialog goals={day.goals} onClose={close} />;
    case 'slots':
      return <SlotsDialog slots={day.allSlots} onClose={close} />;
    case 'foods':
      return (
        <FoodsDialog
          onEdit={(id) => view.show('food', { item: id })}
          onAdd={() => view.show('add', { step: 'own' })}
          onClose={close}
        />
      );
    case 'food':
      return <EditFood foodId={item!} onBack={() => view.show('foods')} onClose={close} />;
    case 'supplements':
      return <SupplementsDialog onClose={close} />;
  }
}
