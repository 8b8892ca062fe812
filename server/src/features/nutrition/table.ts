import type { FoodCategory, FoodSource } from '@leveza/domain/nutrition/food-categories.ts';
import type { Drink } from '@leveza/domain/nutrition/drinks.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { products } from '../catalog/table.ts';

const amount = (name: string) => numeric(name, { precision: 10, scale: 4, mode: 'number' });
const day = () => date('day', { mode: 'string' });

/** Per serving; null is not known. */
const nutrients = () => ({
  calories: amount('calories'),
  protein: amount('protein'),
  carbs: amount('carbs'),
  fat: amount('fat'),
  fiber: amount('fiber'),
  sugar: amount('sugar'),
  sodium: amount('sodium'),
});

/** Foods of a patient's own: by a label, from Open Food Facts, or a recipe. Shipped foods stand in the domain's data. */
export const ownFoods = pgTable(
  'own_foods',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    brand: text('brand'),
    category: text('category').$type<FoodCategory>().notNull(),
    serving: text('serving').notNull(),
    servingGrams: amount('serving_grams'),
    isDrink: boolean('is_drink').notNull().default(false),
    ...nutrients(),
    source: text('source').$type<FoodSource>().notNull(),
    ean: text('ean'),
    /** How many servings a recipe gives. */
    recipeServings: amount('recipe_servings'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('own_foods_owner').on(t.userId, t.name)],
);

const ownFood = () => uuid('own_food_id').references(() => ownFoods.id, { onDelete: 'set null' });

/** A portion with the figures of its food as they were: changing the food later leaves the past as it was eaten. */
const portion = () => ({
  /** Of a shipped food; null for the patient's own. */
  foodCode: text('food_code'),
  ownFoodId: ownFood(),
  name: text('name').notNull(),
  category: text('category').$type<FoodCategory>().notNull(),
  serving: text('serving').notNull(),
  servingGrams: amount('serving_grams'),
  isDrink: boolean('is_drink').notNull().default(false),
  source: text('source').$type<FoodSource>().notNull(),
  ...nutrients(),
  /** Servings, and the grams they were entered as. */
  quantity: amount('quantity').notNull(),
  grams: amount('grams'),
  position: smallint('position').notNull(),
  createdAt: createdAt(),
});

export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    id: id(),
    userId: owner(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => ownFoods.id, { onDelete: 'cascade' }),
    ...portion(),
  },
  (t) => [
    index('recipe_ingredients_recipe').on(t.recipeId, t.position),
    index('recipe_ingredients_owner').on(t.userId),
    index('recipe_ingredients_food').on(t.ownFoodId),
    check('recipe_ingredients_positive', sql`${t.quantity} > 0`),
  ],
);

export const favouriteFoods = pgTable(
  'favourite_foods',
  {
    id: id(),
    userId: owner(),
    foodCode: text('food_code'),
    ownFoodId: uuid('own_food_id').references(() => ownFoods.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('favourite_foods_one').on(t.userId, sql`coalesce(${t.foodCode}, ${t.ownFoodId}::text)`),
    index('favourite_foods_food').on(t.ownFoodId),
  ],
);

export const meals = pgTable(
  'meals',
  {
    id: id(),
    userId: owner(),
    day: day().notNull(),
    name: text('name').notNull(),
    /** 'HH:MM' by the patient's clock. */
    time: text('time').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('meals_day').on(t.userId, t.day)],
);

export const mealFoods = pgTable(
  'meal_foods',
  {
    id: id(),
    userId: owner(),
    mealId: uuid('meal_id')
      .notNull()
      .references(() => meals.id, { onDelete: 'cascade' }),
    ...portion(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('meal_foods_meal').on(t.mealId, t.position),
    index('meal_foods_owner').on(t.userId),
    index('meal_foods_food').on(t.ownFoodId),
    check('meal_foods_positive', sql`${t.quantity} > 0`),
  ],
);

export const drinks = pgTable(
  'drinks',
  {
    id: id(),
    userId: owner(),
    day: day().notNull(),
    ml: integer('ml').notNull(),
    drink: text('drink').$type<Drink>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('drinks_day').on(t.userId, t.day), check('drinks_positive', sql`${t.ml} > 0`)],
);

/** Goals of the patient's own and the meals of a day; null where Leveza computes them. */
export const nutritionSettings = pgTable('nutrition_settings', {
  userId: owner().primaryKey(),
  calories: amount('calories'),
  protein: amount('protein'),
  carbs: amount('carbs'),
  fat: amount('fat'),
  fiber: amount('fiber'),
  water: amount('water_ml'),
  /** Names of the goals that a nutritionist set. */
  byNutritionist: text('by_nutritionist').array().notNull().default([]),
  hasKidneyDisease: boolean('has_kidney_disease'),
  /** '08:00 Café da Manhã'; null for the default ones. */
  slots: text('slots').array(),
});

/** How a day was, each scale from 0 to 4. */
export const wellbeingDays = pgTable(
  'wellbeing_days',
  {
    id: id(),
    userId: owner(),
    day: day().notNull(),
    hunger: smallint('hunger'),
    cravings: smallint('cravings'),
    satiety: smallint('satiety'),
    energy: smallint('energy'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('wellbeing_days_one').on(t.userId, t.day),
    check(
      'wellbeing_days_scale',
      sql`least(${t.hunger}, ${t.cravings}, ${t.satiety}, ${t.energy}) >= 0
        and greatest(${t.hunger}, ${t.cravings}, ${t.satiety}, ${t.energy}) <= 4`,
    ),
  ],
);

/** Products of the pharmacy whose uses count as a food, because the patient said so. */
export const supplementFoods = pgTable(
  'supplement_foods',
  {
    id: id(),
    userId: owner(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    foodCode: text('food_code'),
    ownFoodId: uuid('own_food_id').references(() => ownFoods.id, { onDelete: 'cascade' }),
    servingsPerUnit: amount('servings_per_unit').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('supplement_foods_one').on(t.userId, t.productId),
    index('supplement_foods_product').on(t.productId),
    index('supplement_foods_food').on(t.ownFoodId),
  ],
);
