import { DEFAULT_ZONE, addDays } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { Drink } from '@leveza/domain/nutrition/drinks.ts';
import type { Db } from '../../db/connection.ts';
import { snapshotOf } from './portions.ts';
import { shippedFood } from './shipped-foods.ts';
import { drinks, favouriteFoods, mealFoods, meals, wellbeingDays } from './table.ts';

type Eaten = readonly [code: string, quantity: number];
interface DemoMeal {
  name: string;
  time: string;
  foods: readonly Eaten[];
}

const BREAKFASTS: readonly (readonly Eaten[])[] = [
  [
    ['taco-471', 1],
    ['taco-052', 1],
    ['taco-488', 1],
    ['taco-226', 1],
  ],
  [
    ['taco-471', 1],
    ['mem-tapioca-seca', 1],
    ['mem-cottage', 1],
  ],
  [
    ['mem-iogurte-grego-natural', 1],
    ['taco-182', 1],
    ['taco-007', 0.5],
  ],
];
const LUNCHES: readonly (readonly Eaten[])[] = [
  [
    ['taco-003', 0.5],
    ['taco-561', 1],
    ['taco-410', 1],
    ['taco-078', 1],
    ['taco-157', 1],
  ],
  [
    ['taco-001', 0.5],
    ['taco-577', 1],
    ['mem-tilapia-grelhada', 1],
    ['taco-100', 1],
  ],
  [
    ['taco-088', 1],
    ['taco-377', 1],
    ['taco-109', 1],
    ['taco-152', 1],
  ],
  [
    ['taco-003', 0.5],
    ['taco-567', 1],
    ['taco-326', 1],
    ['taco-116', 1],
  ],
];
const SNACKS: readonly (readonly Eaten[])[] = [
  [
    ['mem-whey-isolado', 1],
    ['taco-182', 1],
  ],
  [
    ['taco-222', 1],
    ['taco-589', 0.5],
  ],
  [
    ['taco-449', 1],
    ['taco-239', 1],
  ],
];
const DINNERS: readonly (readonly Eaten[])[] = [
  [
    ['mem-sopa-legumes', 1],
    ['taco-063', 0.5],
  ],
  [
    ['taco-484', 1],
    ['taco-157', 1],
    ['taco-078', 1],
  ],
  [
    ['taco-408', 1],
    ['taco-091', 1],
    ['taco-118', 1],
  ],
];

const DAYS = 35;
/** A Sunday out: nothing was recorded. */
const isSkipped = (ago: number) => ago % 11 === 6;
const turn = <T>(list: readonly T[], ago: number): T => list[ago % list.length]!;

/** Usual meals of a Brazilian week; of today only the breakfast, so that the day still has room. */
function mealsOf(ago: number, now: string): DemoMeal[] {
  const breakfast = { name: 'Café da Manhã', time: '08:00', foods: turn(BREAKFASTS, ago) };
  if (ago === 0) return [{ ...breakfast, time: now < breakfast.time ? now : breakfast.time }];
  return [
    breakfast,
    { name: 'Almoço', time: '12:30', foods: turn(LUNCHES, ago) },
    { name: 'Lanche da Tarde', time: '15:30', foods: turn(SNACKS, ago) },
    { name: 'Jantar', time: '19:00', foods: turn(DINNERS, ago) },
  ];
}

const GLASSES: readonly (readonly [Drink, number])[] = [
  ['water', 500],
  ['water', 200],
  ['tea', 200],
  ['water', 500],
  ['water', 200],
];

export async function fillDemoNutrition(tx: Db, owner: string, now: Date): Promise<void> {
  const { day: today, time: clock } = wallClock(DEFAULT_ZONE, now);
  const days = Array.from({ length: DAYS }, (_, ago) => ago).filter((ago) => !isSkipped(ago));
  const eaten = days.flatMap((ago) =>
    mealsOf(ago, clock).map((meal) => ({ ...meal, day: addDays(today, -ago) })),
  );
  const rows = await tx
    .insert(meals)
    .values(eaten.map(({ day, name, time }) => ({ userId: owner, day, name, time })))
    .returning({ id: meals.id });
  await tx.insert(mealFoods).values(
    eaten.flatMap(({ foods }, n) =>
      foods.map(([code, quantity], position) => ({
        ...snapshotOf(shippedFood(code)!),
        userId: owner,
        mealId: rows[n]!.id,
        quantity,
        grams: null,
        position,
      })),
    ),
  );
  await tx.insert(drinks).values(
    days.flatMap((ago) =>
      GLASSES.slice(0, ago === 0 ? 2 : 3 + (ago % 3)).map(([drink, ml]) => ({
        userId: owner,
        day: addDays(today, -ago),
        drink,
        ml,
        createdAt: now,
      })),
    ),
  );
  await tx.insert(wellbeingDays).values(
    days
      .filter((ago) => ago > 0)
      .map((ago) => ({
        userId: owner,
        day: addDays(today, -ago),
        hunger: 1 + (ago % 3),
        cravings: Math.min(4, Math.floor(ago / 9)),
        satiety: 3 - (ago % 2),
        energy: 2 + (ago % 3 === 0 ? 1 : 0),
      })),
  );
  await tx
    .insert(favouriteFoods)
    .values(['taco-488', 'taco-182'].map((foodCode) => ({ userId: owner, foodCode })));
}
