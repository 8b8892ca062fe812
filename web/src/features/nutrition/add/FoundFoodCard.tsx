import { addFood, type Food, type FoundFood } from '@leveza/contract/nutrition/foods.ts';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { NutrientList } from '../shared/NutrientList.tsx';

const NOTHING = {};

interface Props {
  found: FoundFood;
  attribution: string | null;
  onSaved: (food: Food) => void;
}

/** A food found elsewhere by its barcode, with where it comes from; choosing it keeps it among the patient's own. */
export function FoundFoodCard({ found, attribution, onSaved }: Props) {
  // Nothing is typed here: the draft only keeps the key over a reload.
  const draft = useDraft(`found-food:${found.ean}`, NOTHING);
  const save = useCommand(addFood, { draft });
  const choose = async () => {
    const { data } = await save.mutateAsync({ body: { ...found, isFromOpenFoodFacts: true } });
    onSaved(data);
  };
  return (
    <section aria-label={found.name} className="grid gap-3 rounded-2xl border border-line p-4">
      <div role="status">
        <p className="font-semibold">{found.brand ? `${found.name}, ${found.brand}` : found.name}</p>
        <p className="text-sm text-ink-soft">Porção: {found.serving}</p>
      </div>
      <NutrientList nutrients={found} />
      {attribution && <p className="text-sm text-ink-soft">{attribution}</p>}
      <FormAlert>{save.error?.message}</FormAlert>
      <Button
        className="justify-self-start"
        isPending={save.isPending}
        pendingLabel="Guardando..."
        // A refusal stands above the button.
        onPress={() => void choose().catch(() => undefined)}
      >
        Usar este alimento
      </Button>
    </section>
  );
}
