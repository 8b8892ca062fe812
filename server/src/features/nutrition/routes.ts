import * as day from '@leveza/contract/nutrition/day.ts';
import * as foods from '@leveza/contract/nutrition/foods.ts';
import * as goals from '@leveza/contract/nutrition/goals.ts';
import * as supplements from '@leveza/contract/nutrition/supplements.ts';
import * as water from '@leveza/contract/nutrition/water.ts';
import * as wellbeing from '@leveza/contract/nutrition/wellbeing.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { languageModel } from '../../services/language-model.ts';
import { openFoodFacts } from '../../services/open-food-facts.ts';
import { addFood } from './add-food.ts';
import { addWater } from './add-water.ts';
import { changeFood } from './change-food.ts';
import { changeMealSlots } from './change-meal-slots.ts';
import { changeNutritionGoals } from './change-nutrition-goals.ts';
import { countSupplement } from './count-supplement.ts';
import { deleteFood } from './delete-food.ts';
import { deleteWater } from './delete-water.ts';
import { listFoods } from './list-foods.ts';
import { listSupplementFoods } from './list-supplement-foods.ts';
import { listWellbeing } from './list-wellbeing.ts';
import { lookUpFoodBarcode } from './look-up-food-barcode.ts';
import { markFavouriteFood } from './mark-favourite-food.ts';
import { readFoodsBeforeEffects } from './read-foods-before-effects.ts';
import { readMealText } from './read-meal-text.ts';
import { readNutritionDay } from './read-nutrition-day.ts';
import { readNutritionGoals } from './read-nutrition-goals.ts';
import { readNutritionWeek } from './read-nutrition-week.ts';
import { recordWellbeing } from './record-wellbeing.ts';
import { restoreFood } from './restore-food.ts';
import { TACO_CITED } from './shipped-foods.ts';
import { stopCountingSupplement } from './stop-counting-supplement.ts';
import { readWater } from './water-reply.ts';

type Settings = Pick<Config, 'llm' | 'openFoodFactsUrl' | 'aiSearchesPerDay' | 'publicUrl'>;

export const nutritionRoutes = ({ config }: { config: Settings }): Routes => {
  const askModel = config.llm && languageModel(config.llm);
  const contact = config.publicUrl ?? 'private installation';
  const askOpenFoodFacts =
    config.openFoodFactsUrl === null ? null : openFoodFacts({ baseUrl: config.openFoodFactsUrl, contact });
  return (serve) => {
    serve(foods.listFoods, async ({ query, ...call }) => {
      const { rows, total } = await listFoods(call, query);
      return { data: rows, total, attribution: TACO_CITED };
    });
    serve(foods.addFood, async ({ body, ...call }) => ({ data: await addFood(call, body) }));
    serve(foods.changeFood, async ({ params, body, ...call }) => ({
      data: await changeFood(call, params.id, body),
    }));
    serve(foods.deleteFood, async ({ params, ...call }) => ({ data: await deleteFood(call, params.id) }));
    serve(foods.restoreFood, async ({ params, ...call }) => ({ data: await restoreFood(call, params.id) }));
    serve(foods.markFavouriteFood, async ({ params, body, ...call }) => ({
      data: await markFavouriteFood(call, params.id, body),
    }));
    serve(foods.lookUpFoodBarcode, async ({ params, ...call }) => ({
      data: await lookUpFoodBarcode(call, params.ean, askOpenFoodFacts),
    }));

    serve(day.readNutritionDay, async ({ query, ...call }) => ({
      data: await readNutritionDay(call, query.day),
    }));
    serve(day.readNutritionWeek, async ({ query, ...call }) => ({
      data: await readNutritionWeek(call, query.day),
    }));
    serve(day.changeMealSlots, async ({ body, ...call }) => ({ data: await changeMealSlots(call, body) }));
    serve(day.readFoodsBeforeEffects, async (call) => ({ data: await readFoodsBeforeEffects(call) }));
    serve(day.readMealText, async ({ body, ...call }) => ({
      data: await readMealText(call, body, { askModel, perDay: config.aiSearchesPerDay }),
    }));

    serve(goals.readNutritionGoals, async (call) => ({ data: await readNutritionGoals(call) }));
    serve(goals.changeNutritionGoals, async ({ body, ...call }) => ({
      data: await changeNutritionGoals(call, body),
    }));

    serve(water.readWater, async ({ query, ...call }) => ({ data: await readWater(call, query.day) }));
    serve(water.addWater, ({ body, ...call }) => addWater(call, body));
    serve(water.deleteWater, async ({ params, ...call }) => ({ data: await deleteWater(call, params.id) }));

    serve(wellbeing.listWellbeing, async ({ query, ...call }) => ({
      data: await listWellbeing(call, query),
    }));
    serve(wellbeing.recordWellbeing, async ({ params, body, ...call }) => ({
      data: await recordWellbeing(call, params.day, body),
    }));

    serve(supplements.listSupplementFoods, async (call) => ({ data: await listSupplementFoods(call) }));
    serve(supplements.countSupplement, async ({ params, body, ...call }) => ({
      data: await countSupplement(call, params.productId, body),
    }));
    serve(supplements.stopCountingSupplement, async ({ params, ...call }) => ({
      data: await stopCountingSupplement(call, params.productId),
    }));
  };
};
