import { useDeferredValue, useState } from 'react';
import type { FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { foodsText } from '../shared/nutrition-words.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { findFoods } from './foods.ts';
import { FoodRow } from './FoodRow.tsx';
import type { Picks } from './picks.ts';
import type { Foods } from './use-foods.ts';

/** As many as the specification shows at first. */
const FIRST_FOODS = 3;
/** A press shows so many more: hundreds at once would take seconds on a slow phone. */
const MORE_FOODS = 20;

interface Props {
  foods: Foods | undefined;
  picks: Picks;
  /** Codes of the foods that are offered before anything is typed. */
  offered?: readonly string[];
  text: string;
  onType: (text: string) => void;
}

/** Finds foods while typing; chosen ones that the search no longer shows stay above the list. */
export function FoodPicker({ foods, picks, offered = [], text, onType }: Props) {
  const [category, setCategory] = useState<FoodCategory>();
  const [most, setMost] = useState(FIRST_FOODS);
  const sought = useDeferredValue(text);
  const found = foods ? findFoods(foods.foods, foods.index, sought, category, offered) : [];
  const shown = found.slice(0, most);
  const above = picks.ticked.filter(({ food }) => !shown.some(({ id }) => id === food.id));
  const more = found.length - shown.length;
  return (
    <div className="grid gap-4">
      {above.length > 0 && (
        <RecordList label="Escolhidos">
          {above.map(({ food, key }) => (
            <FoodRow key={key} food={food} picks={picks} />
          ))}
        </RecordList>
      )}
      <div className="flex items-end gap-2">
        <SearchField
          label="Buscar alimento"
          placeholder="Buscar alimento"
          value={text}
          onChange={onType}
          className="min-w-0 flex-1"
        />
        <CategorySelect value={category} onChange={setCategory} className="w-36 shrink-0 sm:w-48" />
      </div>
      {!foods && <SkeletonList rows={3} />}
      {foods && found.length === 0 && <p role="status">Nenhum alimento encontrado</p>}
      {shown.length > 0 && (
        <RecordList label="Alimentos">
          {shown.map((food) => (
            <FoodRow key={food.id} food={food} picks={picks} />
          ))}
        </RecordList>
      )}
      <div className="flex flex-wrap gap-2">
        {more > 0 && (
          <Button variant="quiet" onPress={() => setMost(most + MORE_FOODS)}>
            {`Ver mais ${foodsText(more)}...`}
          </Button>
        )}
        {shown.length > FIRST_FOODS && (
          <Button variant="quiet" onPress={() => setMost(FIRST_FOODS)}>
            Ver menos
          </Button>
        )}
      </div>
    </div>
  );
}
