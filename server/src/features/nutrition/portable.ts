import { clockTime, MOST_GRAMS, MOST_SERVINGS } from '@leveza/contract/nutrition/fields.ts';
import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { DRINKS, DRINK_LABEL } from '@leveza/domain/nutrition/drinks.ts';
import {
  FOOD_CATEGORIES,
  FOOD_CATEGORY_LABEL,
  FOOD_SOURCES,
  FOOD_SOURCE_LABEL,
} from '@leveza/domain/nutrition/food-categories.ts';
import { GOALS, GOAL_LABEL, GOAL_LIMITS, GOAL_UNIT } from '@leveza/domain/nutrition/goal-words.ts';
import { MOST_SLOTS } from '@leveza/domain/nutrition/meal-slots.ts';
import { NUTRIENTS, NUTRIENT_LABEL, NUTRIENT_UNIT } from '@leveza/domain/nutrition/nutrients.ts';
import { MOST_WELLBEING, WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { products } from '../catalog/table.ts';
import * as tables from './table.ts';

const day = z.string().refine(isDay);
const between = (min: number, max: number) => z.number().min(min).max(max);
const category = { label: 'Categoria', is: z.enum(FOOD_CATEGORIES), words: FOOD_CATEGORY_LABEL };
const source = { label: 'Fonte', is: z.enum(FOOD_SOURCES), words: FOOD_SOURCE_LABEL };
/** A shipped food by its code, or one of the patient's own. */
const chosen = {
  foodCode: { label: 'Código do alimento', is: text(60).min(1) },
  ownFoodId: { label: 'Alimento próprio', to: tables.ownFoods },
};
const recorded = { createdAt: { label: 'Registrado em' } };

/** The same column for every name of a list. */
function each<N extends string, C>(names: readonly N[], columnOf: (name: N) => C): Record<N, C> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<N, C>;
}

/** A recipe's total may be more than any label says. */
const MOST = 100_000;
const nutrients = each(NUTRIENTS, (nutrient) => ({
  label: `${NUTRIENT_LABEL[nutrient]} por porção (${NUTRIENT_UNIT[nutrient]})`,
  is: between(0, MOST),
}));
const food = {
  name: { label: 'Alimento', is: text(120).min(1) },
  category,
  serving: { label: 'Porção', is: text(80).min(1) },
  servingGrams: { label: 'Gramas ou ml por porção', is: between(0.0001, MOST) },
  isDrink: { label: 'É bebida' },
  source,
  ...nutrients,
};
const portion = {
  ...chosen,
  ...food,
  quantity: { label: 'Porções', is: between(0.0001, MOST_GRAMS) },
  grams: { label: 'Gramas ou ml', is: between(1, MOST_GRAMS) },
  position: { label: 'Ordem', is: between(0, 32_000).int() },
  ...recorded,
};

export const portableOwnFoods = {
  table: tables.ownFoods,
  name: 'ownFoods',
  title: 'Alimentos próprios',
  columns: {
    ...food,
    brand: { label: 'Marca', is: text(120) },
    ean: { label: 'Código de barras', is: text(20) },
    recipeServings: { label: 'Porções da receita', is: between(1, 100) },
    ...recorded,
    deletedAt: { label: 'Excluído em', isRecorded: true },
  },
};

export const portableIngredients = {
  table: tables.recipeIngredients,
  name: 'recipeIngredients',
  title: 'Ingredientes das receitas',
  columns: { recipeId: { label: 'Receita', to: tables.ownFoods }, ...portion },
};

export const portableFavouriteFoods = {
  table: tables.favouriteFoods,
  name: 'favouriteFoods',
  title: 'Alimentos favoritos',
  columns: {
    ...chosen,
    ...recorded,
  },
};

export const portableMeals = {
  table: tables.meals,
  name: 'meals',
  title: 'Refeições',
  columns: {
    day: { label: 'Dia', is: day, isRecorded: true },
    name: { label: 'Refeição', is: text(60).min(1) },
    time: { label: 'Horário', is: clockTime },
    createdAt: { label: 'Registrada em' },
    deletedAt: { label: 'Excluída em', isRecorded: true },
  },
};

export const portableMealFoods = {
  table: tables.mealFoods,
  name: 'mealFoods',
  title: 'Alimentos das refeições',
  columns: {
    mealId: { label: 'Refeição', to: tables.meals },
    ...portion,
    deletedAt: { label: 'Excluído em', isRecorded: true },
  },
};

export const portableDrinks = {
  table: tables.drinks,
  name: 'drinks',
  title: 'Água e outras bebidas',
  columns: {
    day: { label: 'Dia', is: day, isRecorded: true },
    ml: { label: 'ml', is: between(1, 10_000).int() },
    drink: { label: 'Bebida', is: z.enum(DRINKS), words: DRINK_LABEL },
    createdAt: { label: 'Registrada em' },
  },
};

export const portableNutritionSettings = {
  table: tables.nutritionSettings,
  name: 'nutritionSettings',
  title: 'Metas da alimentação',
  columns: {
    ...each(GOALS, (goal) => ({
      label: `${GOAL_LABEL[goal]} (${GOAL_UNIT[goal]})`,
      is: between(GOAL_LIMITS[goal].min, GOAL_LIMITS[goal].max),
    })),
    byNutritionist: {
      label: 'Definidas pelo nutricionista',
      is: z.array(z.enum(GOALS)).max(GOALS.length),
      words: GOAL_LABEL,
    },
    hasKidneyDisease: { label: 'Doença renal' },
    slots: {
      label: 'Refeições do dia',
      is: z.array(text(66).regex(/^([01]\d|2[0-3]):[0-5]\d \S/)).max(MOST_SLOTS),
    },
  },
};

export const portableWellbeing = {
  table: tables.wellbeingDays,
  name: 'wellbeing',
  title: 'Como foi o dia',
  columns: {
    day: { label: 'Dia', is: day, isRecorded: true },
    ...each(WELLBEING_SCALES, (scale) => ({
      label: `${WELLBEING_LABEL[scale]} (0 a ${MOST_WELLBEING})`,
      is: between(0, MOST_WELLBEING).int(),
    })),
    ...recorded,
  },
};

export const portableSupplementFoods = {
  table: tables.supplementFoods,
  name: 'supplementFoods',
  title: 'Suplementos que contam como alimento',
  columns: {
    productId: { label: 'Produto', to: products },
    ...chosen,
    servingsPerUnit: { label: 'Porções por unidade', is: between(0.001, MOST_SERVINGS) },
    ...recorded,
  },
};
