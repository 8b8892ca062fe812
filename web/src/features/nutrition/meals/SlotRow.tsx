import type { MealSlot } from '@leveza/domain/nutrition/meal-slots.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';

/** A meal of the patient's day without a record: adding a food records it. */
export function SlotRow({ slot, view }: { slot: MealSlot; view: NutritionView }) {
  return (
    <Row
      title={slot.name}
      detail={slot.time}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={Plus}
          aria-label={`Adicionar alimento: ${slot.name}`}
          onPress={() => view.show('add', { slot: slot.name })}
        >
          Adicionar
        </Button>
      }
    />
  );
}
