import type { NutritionGoals } from '@leveza/contract/nutrition/goals.ts';
import type { Goal } from '@leveza/domain/nutrition/goal-words.ts';
import { goalsOf } from '@leveza/domain/nutrition/goals.ts';
import { DEFAULT_SLOTS, type MealSlot } from '@leveza/domain/nutrition/meal-slots.ts';
import { ageOn } from '@leveza/domain/profile/age.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import { measurements } from '../measurements/table.ts';
import { profiles } from '../profile/table.ts';
import { nutritionSettings } from './table.ts';

export type SettingsRow = typeof nutritionSettings.$inferSelect;

const selectSettings = statement(
  'nutrition-settings',
  { owner: 'uuid' },
  getTableColumns(nutritionSettings),
  (db, $, row) => db.select(row).from(nutritionSettings).where(eq(nutritionSettings.userId, $.owner)),
);

export const settingsQuestion = (owner: string) => selectSettings.question({ owner }, ([row]) => row);

const selectBody = statement(
  'nutrition-body',
  { owner: 'uuid' },
  {
    birthDate: profiles.birthDate,
    gender: profiles.gender,
    height: profiles.height,
    exercise: profiles.exerciseFrequency,
    initialWeight: profiles.initialWeight,
    // Written out: in a statement of one table Drizzle leaves its name away, and the inner table has such a column too.
    weight: sql<string | null>`(select weighed.weight_kg from ${measurements} weighed
      where weighed.user_id = profiles.user_id and weighed.weight_kg is not null
      order by weighed.measured_at desc, weighed.id desc limit 1)::text`,
  },
  (db, $, row) => db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

/** Facts of the profile, and the last weight, for the formulas. */
export const bodyQuestion = (owner: string) => selectBody.question({ owner }, ([row]) => row);
type BodyRow = Awaited<ReturnType<typeof selectBody>>[number];

export function goalsReply(
  body: BodyRow | undefined,
  settings: SettingsRow | undefined,
  today: Day,
): NutritionGoals {
  const hasKidneyDisease = settings?.hasKidneyDisease ?? null;
  const goals = goalsOf(
    {
      weightKg: body?.weight ? Number(body.weight) : (body?.initialWeight ?? null),
      heightCm: body?.height ?? null,
      ageYears: body?.birthDate ? ageOn(body.birthDate, today) : null,
      gender: body?.gender ?? null,
      exercise: body?.exercise ?? null,
      hasKidneyDisease,
    },
    {
      ...(settings ?? NONE),
      byNutritionist: (settings?.byNutritionist ?? []) as Goal[],
    },
  );
  const meals = Math.max(1, slotsOf(settings).length);
  return {
    ...goals,
    details: mapDetails(goals.details),
    hasKidneyDisease,
    proteinPerMeal: Math.round(goals.protein / meals),
  };
}

const NONE = { calories: null, protein: null, carbs: null, fat: null, fiber: null, water: null };

function mapDetails(details: ReturnType<typeof goalsOf>['details']): NutritionGoals['details'] {
  const reply = ({ sources, ...detail }: (typeof details)[Goal]) => ({ ...detail, sources: [...sources] });
  const { calories, protein, carbs, fat, fiber, water } = details;
  return {
    calories: reply(calories),
    protein: reply(protein),
    carbs: reply(carbs),
    fat: reply(fat),
    fiber: reply(fiber),
    water: reply(water),
  };
}

/** The meals of the patient's day, by their time. */
export function slotsOf(settings: Pick<SettingsRow, 'slots'> | undefined): MealSlot[] {
  const slots = settings?.slots;
  if (!slots) return [...DEFAULT_SLOTS];
  return slots.toSorted().map((slot) => ({ time: slot.slice(0, 5), name: slot.slice(6) }));
}
