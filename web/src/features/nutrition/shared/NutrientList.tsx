import {
  NUTRIENT_LABEL,
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
} from '@leveza/domain/nutrition/nutrients.ts';
import { exactText } from './nutrition-words.ts';

interface Props {
  nutrients: Nutrients;
  incomplete?: readonly Nutrient[];
}

/** Every nutrient with its amount; an unknown one is said to be unknown. */
export function NutrientList({ nutrients, incomplete = [] }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm tabular-nums">
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient} className="flex justify-between gap-2">
          <dt className="text-ink-soft">{NUTRIENT_LABEL[nutrient]}</dt>
          <dd className="text-right font-medium">
            {nutrients[nutrient] !== null && incomplete.includes(nutrient) && 'pelo menos '}
            {exactText(nutrient, nutrients[nutrient])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
