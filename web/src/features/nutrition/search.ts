import { dayTextOf, oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = [
  'meal',
  'edit',
  'add',
  'details',
  'copy',
  'goals',
  'slots',
  'foods',
  'food',
  'supplements',
] as const;
export type NutritionDialogName = (typeof DIALOGS)[number];

/** These are about one meal, or one food of the patient's own. */
const OF_ONE: readonly NutritionDialogName[] = ['edit', 'details', 'copy', 'food'];

/** The ways to a food besides the list. */
export const ADD_STEPS = ['text', 'barcode', 'own', 'recipe'] as const;
export type AddStep = (typeof ADD_STEPS)[number];

export interface NutritionSearch {
  open?: NutritionDialogName;
  /** The meal or the food a dialog is open about. */
  item?: string;
  /** The name of a meal of the day that has no record yet. */
  slot?: string;
  step?: AddStep;
  /** The day that is looked at; today when it is not said. */
  day?: string;
  view?: 'week';
  /** Narrows the foods of the day's meals. */
  q?: string;
  category?: string;
}

export function readNutritionSearch(search: Record<string, unknown>): NutritionSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  return {
    open: open !== undefined && OF_ONE.includes(open) && !item ? undefined : open,
    item,
    slot: textOf(search.slot),
    step: oneOf(ADD_STEPS, search.step),
    day: dayTextOf(search.day),
    view: oneOf(['week'], search.view),
    q: textOf(search.q),
    category: textOf(search.category),
  };
}
