import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { stateAt } from '../shared/open-doses.ts';
import { isOfKind } from '../shared/plans-kind.ts';

/** The plans of a use screen, and the doses around today. */
export function useDoses(kind: ItemKind) {
  const now = useNow();
  const plans = useQuery(read(listPlans, {}));
  const near = useQuery(read(listDoses, { query: {} }));
  return {
    plans: plans.data?.data.filter((plan) => isOfKind(kind, plan)),
    doses: near.data && ofKind(near.data.data, kind, now),
    failed: plans.isLoadingError ? plans : near.isLoadingError ? near : null,
  };
}

/** The doses of one day of the history; today's are there already. */
export function useDayDoses(kind: ItemKind, day: string, ofToday: readonly PlannedDose[]) {
  const now = useNow();
  const today = useToday();
  const query = useQuery({
    ...read(listDoses, { query: { from: day, to: day } }),
    enabled: day !== today,
  });
  if (day === today) return { query: null, doses: ofToday.filter((dose) => dose.day === today) };
  return { query, doses: query.data && ofKind(query.data.data, kind, now) };
}

/** A quarter of a year is the most one call answers. */
const DAYS_BACK = 90;
const ADHERENCE_DAYS = 30;

/**
 * The last dose taken, looked for quarter by quarter to the first dose of its kind; undefined while it is on the way.
 */
export function useLastTaken(kind: ItemKind): PlannedDose | null | undefined {
  const today = useToday();
  const [quarters, setQuarters] = useState(0);
  const to = addDays(today, -quarters * (DAYS_BACK + 1));
  const from = addDays(to, -DAYS_BACK);
  const { data } = useQuery(read(listDoses, { query: { from, to, kind } }));
  if (!data) return undefined;
  const last = data.data.findLast(({ state }) => state === 'taken');
  if (last) return last;
  if (data.since === null || data.since >= from) return null;
  setQuarters(quarters + 1);
  return undefined;
}

/** Doses of the last thirty days, today included. */
export function useRecentDoses(kind: ItemKind): PlannedDose[] | undefined {
  const now = useNow();
  const today = useToday();
  const from = addDays(today, 1 - ADHERENCE_DAYS);
  const { data } = useQuery(read(listDoses, { query: { from, to: today } }));
  return data && ofKind(data.data, kind, now);
}

function ofKind(doses: readonly PlannedDose[], kind: ItemKind, now: Date): PlannedDose[] {
  return doses.filter((dose) => isOfKind(kind, dose)).map((dose) => ({ ...dose, state: stateAt(dose, now) }));
}
