import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { useState } from 'react';

/** A food with the amount of it; one that was read in a text stays unticked where the reading is in doubt. */
export interface Pick {
  key: string;
  food: Food;
  quantity: number;
  grams: number | null;
  isTicked: boolean;
  /** The words it was read from, and what else they may mean. */
  written?: string;
  others?: readonly Food[];
}

export type Portion = { quantity: number; grams: number | null };

/** An amount as it was read; an open one is an empty field, and nothing is saved before it is filled in. */
export const portionOfRead = (read: { quantity: number | null; grams: number | null }): Portion => ({
  quantity: read.quantity ?? (read.grams === null ? Number.NaN : 1),
  grams: read.grams,
});

/** The foods chosen so far. */
export function usePicks(first: readonly Pick[] = []) {
  const [picks, setPicks] = useState(first);
  const change = (key: string, changes: Partial<Pick>) =>
    setPicks((before) => before.map((pick) => (pick.key === key ? { ...pick, ...changes } : pick)));
  const add = (food: Food, portion: Portion = { quantity: 1, grams: null }) =>
    setPicks((before) => [...before, { key: crypto.randomUUID(), food, ...portion, isTicked: true }]);
  return {
    picks,
    ticked: picks.filter(({ isTicked }) => isTicked),
    change,
    add,
    /** One press chooses a food, another takes it back. */
    toggle: (food: Food) => {
      const chosen = picks.find((pick) => pick.food.id === food.id);
      if (!chosen) return add(food);
      if (chosen.isTicked) return setPicks((before) => before.filter((pick) => pick !== chosen));
      return change(chosen.key, { isTicked: true });
    },
    addRead: (read: readonly Omit<Pick, 'key'>[]) =>
      setPicks((before) => [
        ...before.filter(({ written }) => written === undefined),
        ...read.map((pick) => ({ ...pick, key: crypto.randomUUID() })),
      ]),
  };
}

export type Picks = ReturnType<typeof usePicks>;

/** As the server takes them. */
export const portionsOf = (picks: readonly Pick[]) =>
  picks.map(({ food, quantity, grams }) => ({
    foodId: food.id,
    ...(grams === null ? { quantity } : { grams }),
  }));

/** Chosen foods as a draft keeps them: a food is found again by its id. */
export interface KeptPick {
  foodId: string | null;
  quantity: number;
  grams: number | null;
}

export const keptPicks = (picks: readonly Pick[]): KeptPick[] =>
  picks.map(({ food, quantity, grams }) => ({ foodId: food.id, quantity, grams }));

/** Kept ones as chosen foods; one whose food is gone from the list has to be chosen anew. */
export function picksOf(kept: readonly KeptPick[], foods: readonly Food[]): Pick[] {
  const known = new Map(foods.map((food) => [food.id, food]));
  return kept.flatMap(({ foodId, quantity, grams }) => {
    const food = foodId === null ? undefined : known.get(foodId);
    return food ? [{ key: crypto.randomUUID(), food, quantity, grams, isTicked: true }] : [];
  });
}

export const isSamePortions = (one: readonly Pick[], other: readonly Pick[]): boolean =>
  JSON.stringify(portionsOf(one)) === JSON.stringify(portionsOf(other));
