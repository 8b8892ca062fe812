import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { NewFood } from '../add/NewFood.tsx';
import { RecipeForm } from '../add/RecipeForm.tsx';
import { useFoods } from '../add/use-foods.ts';

interface Props {
  foodId: string;
  onBack: () => void;
  onClose: () => void;
}

/** The form of a food or a recipe of the patient's own. */
export function EditFood({ foodId, onBack, onClose }: Props) {
  const foods = useFoods();
  const food = foods?.foods.find(({ id }) => id === foodId);
  const done = { onSaved: onBack, onBack, onClose };
  if (foods && food?.recipe) return <RecipeForm key={foodId} food={food} foods={foods} {...done} />;
  if (food) return <NewFood key={foodId} food={food} {...done} />;
  return (
    <Dialog title="Editar alimento" isOpen onClose={onClose}>
      {foods?.isMineKnown ? (
        <p className="text-ink-soft">Este alimento não está mais na sua lista.</p>
      ) : (
        <SkeletonList rows={3} />
      )}
    </Dialog>
  );
}
