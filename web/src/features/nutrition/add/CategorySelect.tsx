import {
  FOOD_CATEGORIES,
  FOOD_CATEGORY_LABEL,
  type FoodCategory,
} from '@leveza/domain/nutrition/food-categories.ts';
import { Select } from '../../../ui/form/Select.tsx';

interface Props {
  value: FoodCategory | undefined;
  onChange: (category: FoodCategory | undefined) => void;
  className?: string;
}

const ALL = 'all' as const;
const OPTIONS = [
  { value: ALL, label: 'Todas' },
  ...FOOD_CATEGORIES.map((category) => ({ value: category, label: FOOD_CATEGORY_LABEL[category] })),
];

export function CategorySelect({ value, onChange, className }: Props) {
  return (
    <Select
      label="Categoria"
      isLabelHidden
      options={OPTIONS}
      value={value ?? ALL}
      onChange={(category) => onChange(category === ALL ? undefined : category)}
      {...(className && { className })}
    />
  );
}
