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
import { GOALS, GOAL_LABEL, GOAL_LIMITS } from '@leveza/domain/nutrition/goal-words.ts';
import { MOST_SLOTS } from '@leveza/domain/nutrition/meal-slots.ts';
import { WELLBEING_LABEL } from '@leveza/domain/nutrition/wellbeing.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { products } from '../catalog/table.ts';
import * as tables from './table.ts';

const day = z.string().refine(isDay);
const between = (min: number, max: number) => z.number().min(min).max(max);
const category = { label: 'Categoria', is: z.enum(FOOD_CATEGORIES), words: FOOD_CATEGORY_LABEL };
const source = { label: 'Fonte', is: z.enum(FOOD_SOURCES), words: FOOD_SOURCE_LABEL };
const code = { label: 'Código do alimento', is: text(60).min(1) };
const scale = (label: string) => ({ label: `${label} (0 a 4)`, is: between(0, 4).int() });

/** A recipe's total may be more than any label says. */
const MOST = 100_000;
const nutrients = {
  calories: { label: 'Calorias por porção (kcal)', is: between(0, MOST) },
  protein: { label: 'Proteína por porção (g)', is: between(0, MOST) },
  carbs: { label: 'Carboidratos por porção (g)', is: between(0, MOST) },
  fat: { label: 'Gorduras por porção (g)', is: between(0, MOST) },
  fiber: { label: 'Fibras por porção (g)', is: between(0, MOST) },
  sugar: { label: 'Açúcares por porção (g)', is: between(0, MOST) },
  sodium: { label: 'Sódio por porção (mg)', is: between(0, MOST) },
};
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
  foodCode: code,
  ownFoodId: { label: 'Alimento próprio', to: tables.ownFoods },
  ...food,
  quantity: { label: 'Porções', is: between(0.0001, MOST_GRAMS) },
  grams: { label: 'Gramas ou ml', is: between(1, MOST_GRAMS) },
  position: { label: 'Ordem', is: between(0, 32_000).int() },
  createdAt: { label: 'Registrado em' },
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
    createdAt: { label: 'Registrado em' },
    deletedAt: { label: 'Excluído em' },
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
    foodCode: code,
    ownFoodId: { label: 'Alimento próprio', to: tables.ownFoods },
    createdAt: { label: 'Registrado em' },
  },
};

export const portableMeals = {
  table: tables.meals,
  name: 'meals',
  title: 'Refeições',
  columns: {
    day: { label: 'Dia', is: day },
    name: { label: 'Refeição', is: text(60).min(1) },
    time: { label: 'Horário', is: clockTime },
    createdAt: { label: 'Registrada em' },
    deletedAt: { label: 'Excluída em' },
  },
};

export const portableMealFoods = {
  table: tables.mealFoods,
  name: 'mealFoods',
  title: 'Alimentos das refeições',
  columns: {
    mealId: { label: 'Refeição', to: tables.meals },
    ...portion,
    deletedAt: { label: 'Excluído em' },
  },
};

export const portableDrinks = {
  table: tables.drinks,
  name: 'drinks',
  title: 'Água e outras bebidas',
  columns: {
    day: { label: 'Dia', is: day },
    ml: { label: 'ml', is: between(1, 10_000).int() },
    drink: { label: 'Bebida', is: z.enum(DRINKS), words: DRINK_LABEL },
    createdAt: { label: 'Registrada em' },
  },
};

const goal = (label: string, { min, max }: { min: number; max: number }) => ({
  label,
  is: between(min, max),
});

export const portableNutritionSettings = {
  table: tables.nutritionSettings,
  name: 'nutritionSettings',
  title: 'Metas da alimentação',
  columns: {
    calories: goal('Calorias (kcal)', GOAL_LIMITS.calories),
    protein: goal('Proteína (g)', GOAL_LIMITS.protein),
    carbs: goal('Carboidratos (g)', GOAL_LIMITS.carbs),
    fat: goal('Gorduras (g)', GOAL_LIMITS.fat),
    fiber: goal('Fibras (g)', GOAL_LIMITS.fiber),
    water: goal('Água (ml)', GOAL_LIMITS.water),
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
    day: { label: 'Dia', is: day },
    hunger: scale(WELLBEING_LABEL.hunger),
    cravings: scale(WELLBEING_LABEL.cravings),
    satiety: scale(WELLBEING_LABEL.satiety),
    energy: scale(WELLBEING_LABEL.energy),
    createdAt: { label: 'Registrado em' },
  },
};

export const portableSupplementFoods = {
  table: tables.supplementFoods,
  name: 'supplementFoods',
  title: 'Suplementos que contam como alimento',
  columns: {
    productId: { label: 'Produto', to: products },
    foodCode: code,
    ownFoodId: { label: 'Alimento próprio', to: tables.ownFoods },
    servingsPerUnit: { label: 'Porções por unidade', is: between(0.001, MOST_SERVINGS) },
    createdAt: { label: 'Registrado em' },
  },
};
