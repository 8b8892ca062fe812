import {
  type NutritionDay,
  readFoodsBeforeEffects,
  readNutritionDay,
} from '@leveza/contract/nutrition/day.ts';
import { addFood, type Food, listFoods } from '@leveza/contract/nutrition/foods.ts';
import {
  addMeal,
  addMealFood,
  changeMeal,
  deleteMeal,
  deleteMealFood,
  type Meal,
  restoreMealFood,
} from '@leveza/contract/nutrition/meals.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { NutritionPage } from '../NutritionPage.tsx';
import { aDay, aFood, aMeal, aMealFood } from './samples.ts';

interface Situation {
  day?: Partial<NutritionDay>;
  mine?: Food[];
}

/** A server with this day; `sent` are the bodies it was sent. */
export function serve({ day = {}, mine = [] }: Situation = {}) {
  const known = { meals: day.meals ?? [], sent: [] as unknown[], mine };
  const own = (id: string) => known.meals.find((meal) => meal.id === id)!;
  const replace = (meal: Meal) => {
    known.meals = known.meals.map((each) => (each.id === meal.id ? meal : each));
    return { data: meal };
  };
  answer(readMe, () => ({ data: ANA }));
  answer(readNutritionDay, ({ query }) => ({
    data: aDay({ ...day, ...(query.day && { day: query.day }), meals: known.meals }),
  }));
  answer(readFoodsBeforeEffects, () => ({ data: { foods: [], strongEffects: 0, hours: 6, days: 90 } }));
  answer(listFoods, () => ({ data: known.mine, total: known.mine.length, attribution: 'TACO' }));
  answer(addMeal, ({ body }) => {
    known.sent.push(body);
    const { foods, ...words } = body;
    const meal = aMeal({ ...words, foods: foods.map(({ foodId }) => aMealFood({ foodId })) });
    known.meals = [...known.meals, meal];
    return { data: meal };
  });
  answer(addMealFood, ({ params, body }) => {
    known.sent.push(body);
    const before = own(params.id);
    const added = body.map(({ foodId }) => aMealFood({ foodId }));
    return {
      ...replace(aMeal({ ...before, foods: [...before.foods, ...added] })),
      added: added.map(({ id }) => id),
    };
  });
  answer(changeMeal, ({ params, body }) => {
    known.sent.push(body);
    return replace({ ...own(params.id), ...(body as Partial<Meal>) });
  });
  answer(deleteMeal, ({ params }) => {
    const meal = own(params.id);
    known.meals = known.meals.filter((each) => each !== meal);
    return { data: meal };
  });
  answer(deleteMealFood, ({ params }) => {
    const before = own(params.id);
    return replace(aMeal({ ...before, foods: before.foods.filter(({ id }) => id !== params.entryId) }));
  });
  answer(restoreMealFood, ({ params }) => {
    const before = own(params.id);
    return replace(aMeal({ ...before, foods: [...before.foods, aMealFood({ id: params.entryId })] }));
  });
  answer(addFood, ({ body }) => {
    known.sent.push(body);
    const food = aFood({ name: body.name, serving: body.serving, brand: body.brand ?? null });
    known.mine = [food, ...known.mine];
    return { data: food };
  });
  return known;
}

export const openNutrition = (search = '') => openPage('/nutrition', search, <NutritionPage />);
