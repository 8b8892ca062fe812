import { FOOD_CATEGORIES, type FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { inPlace, oneOf } from '../../lib/address.ts';
import { useToday } from '../../lib/use-now.ts';
import type { AddStep, NutritionDialogName, NutritionSearch } from './search.ts';

const CLOSED = { open: undefined, item: undefined, slot: undefined, step: undefined };

type About = Pick<NutritionSearch, 'item' | 'slot' | 'step'>;

/** The screen's state, kept in the address. */
export function useNutritionView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const search = useSearch({
    from: '/kit/private/nutrition',
    select: ({ day, view, q, category }) => ({ day, view, q, category }),
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/nutrition' });
  const today = useToday();
  const latest = useLatestDay(today);
  const change = (changes: NutritionSearch) => navigate(inPlace(changes));
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);
  // A day to come has no meals: it is looked at as today.
  const day = search.day !== undefined && search.day < latest ? search.day : latest;
  return {
    view: search.view,
    category: oneOf(FOOD_CATEGORIES, search.category),
    day,
    isToday: day === today,
    text: typed ?? search.q ?? '',
    show: (open: NutritionDialogName, about: About = {}) => void change({ ...CLOSED, open, ...about }),
    setStep: (step: AddStep | undefined) => void change({ step }),
    close: () => void change(CLOSED),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (next: string) => void change({ day: next === today ? undefined : next }),
    setView: (view: 'day' | 'week') => void change({ view: view === 'week' ? 'week' : undefined }),
    setText: (q: string) => {
      setTyped(q);
      void change({ q: q || undefined }).then(() => setTyped((now) => (now === q ? null : now)));
    },
    setCategory: (category: FoodCategory | undefined) => void change({ category }),
  };
}

/** Today, but a dialog that is open over midnight keeps the day it was opened on: its foods were eaten then. */
function useLatestDay(today: string): string {
  const [latest, setLatest] = useState(today);
  const isPast = latest !== today;
  const isKept = useSearch({
    from: '/kit/private/nutrition',
    select: ({ open }) => isPast && open !== undefined,
  });
  if (isPast && !isKept) setLatest(today);
  return isKept ? latest : today;
}

export type NutritionView = ReturnType<typeof useNutritionView>;
