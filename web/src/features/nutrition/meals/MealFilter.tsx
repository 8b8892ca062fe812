import { SearchField } from '../../../ui/form/SearchField.tsx';
import { CategorySelect } from '../add/CategorySelect.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';

/** Narrows the foods of the day's meals. */
export function MealFilter({ view }: { view: NutritionView }) {
  return (
    <div className="flex items-end gap-2">
      <SearchField
        label="Buscar nas refeições do dia"
        placeholder="Buscar no dia"
        value={view.text}
        onChange={view.setText}
        className="min-w-0 flex-1"
      />
      <CategorySelect value={view.category} onChange={view.setCategory} className="w-36 shrink-0 sm:w-48" />
    </div>
  );
}
