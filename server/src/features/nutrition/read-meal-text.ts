import { MOST_GRAMS, MOST_SERVINGS } from '@leveza/contract/nutrition/fields.ts';
import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { ReadFood } from '@leveza/contract/nutrition/day.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { readAmount } from '@leveza/domain/nutrition/free-text-amount.ts';
import { amountOf } from '@leveza/domain/nutrition/free-text-serving.ts';
import { indexFoods, searchFoods } from '@leveza/domain/nutrition/search.ts';
import type { Call } from '../../http/call.ts';
import { within } from '../../http/deadline.ts';
import type { AskModel } from '../../services/language-model.ts';
import { admitToModel } from '../catalog/shared/admit-to-model.ts';
import { foodList } from './list-foods.ts';
import { inMealWords } from './meal-problems.ts';
import { foodsInReply, mealQuestion, type ToldFood } from './meal-question.ts';
import { SHIPPED_FOODS } from './shipped-foods.ts';

/** The foods of a text as the model reads it, each found in the list; a doubtful one is for the patient to choose. */
export async function readMealText(
  call: Call,
  { text }: { text: string },
  { askModel, perDay }: { askModel: AskModel | null; perDay: number },
): Promise<ReadFood[]> {
  const foods = await inMealWords(async () => {
    if (!askModel) throw new Problem('ai-not-configured');
    await within(() => admitToModel(call, perDay));
    return foodsInReply(await askModel(mealQuestion(text)));
  });
  const { own, shipped } = await within(() => foodList(call));
  const index = indexFoods([...own, ...SHIPPED_FOODS.map(shipped)]);
  return foods.map((food) => readFood(food, index));
}

/** The model names the food; how much it is follows the patient's words, since it counts pieces and not servings. */
export function readFood(
  { words, name, quantity, grams }: ToldFood,
  index: ReturnType<typeof indexFoods<Food>>,
): ReadFood {
  const [best] = searchFoods(index, name);
  const food = best && best.missing === 0 ? best.food : null;
  const { count, measure } = readAmount(searchText(words));
  const amount = food && amountOf(food, count ?? quantity, measure);
  // The patient's own number wins over the model's grams, which count only where the serving has a weight.
  const weight = amount?.grams ?? (count === null ? grams : null);
  const weighed = food?.servingGrams && weight ? Math.min(MOST_GRAMS, Math.max(1, Math.round(weight))) : null;
  return {
    words,
    food,
    quantity: amount?.quantity ? Math.min(MOST_SERVINGS, Math.max(0.5, amount.quantity)) : null,
    grams: weighed,
    isCertain: best !== undefined && amount?.isSure === true && best.isWhole && best.slips === 0,
  };
}
