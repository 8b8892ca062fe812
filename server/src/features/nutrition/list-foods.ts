import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { indexFoods, searchFoods } from '@leveza/domain/nutrition/search.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { foodMarksQuestion } from './food-marks.ts';
import { allergiesQuestion } from './food-allergies.ts';
import { ownReply, shippedReply } from './food-reply.ts';
import { ingredientsQuestion, ownFoodsQuestion } from './own-foods.ts';
import { SHIPPED_FOODS, SHIPPED_INDEX } from './shipped-foods.ts';

interface Asked {
  search?: string | undefined;
  category?: FoodCategory | undefined;
  mine: boolean;
  limit: number;
}

/** Favourites, what was eaten lately and own foods first; with a search, what fits it best. */
export async function listFoods(call: Call, { search, category, mine, limit }: Asked) {
  const { own, shipped } = await foodList(call);
  const listed = search
    ? found(search, own, shipped)
    : [...own, ...SHIPPED_FOODS.map(shipped)].toSorted(inUseFirst);
  const ownIds = new Set(own.map(({ id }) => id));
  const rows = listed.filter(
    (food) =>
      (!category || food.category === category) && (!mine || ownIds.has(food.id) || worthOf(food) > 0),
  );
  return { rows: rows.slice(0, limit), total: rows.length };
}

/** The patient's own foods, and how a shipped one is shown to this patient. */
export async function foodList({ db, owner, zone, now }: Call) {
  const [rows, ingredients, marks, allergyOf] = await askInOne(
    db,
    ownFoodsQuestion(owner),
    ingredientsQuestion(owner),
    foodMarksQuestion(owner, dayIn(zone, now)),
    allergiesQuestion(owner),
  );
  return {
    own: rows.map((row) => ownReply(row, ingredients, marks, allergyOf)),
    shipped: (food: (typeof SHIPPED_FOODS)[number]) => shippedReply(food, marks, allergyOf),
  };
}

const worthOf = ({ isFavourite, daysEaten }: Food) => (isFavourite ? 1000 : 0) + daysEaten;
const inUseFirst = (one: Food, other: Food) => worthOf(other) - worthOf(one);

/** A food in use wins among names that fit about as well. */
const IN_USE_WORTH = 0.25;

function found(search: string, own: Food[], shipped: (food: (typeof SHIPPED_FOODS)[number]) => Food): Food[] {
  const ownFound = searchFoods(indexFoods(own), search);
  const shippedFound = searchFoods(SHIPPED_INDEX, search).map((each) => ({
    ...each,
    food: shipped(each.food),
  }));
  const all = [...ownFound, ...shippedFound];
  const least = Math.min(...all.map(({ missing }) => missing));
  const rank = (each: (typeof all)[number]) => each.score + (worthOf(each.food) > 0 ? IN_USE_WORTH : 0);
  return all
    .filter(({ missing }) => missing === least)
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ food }) => food);
}
