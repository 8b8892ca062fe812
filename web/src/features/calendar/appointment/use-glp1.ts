import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { MAX_PAGE_SIZE } from '@leveza/contract/pagination.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { listUses } from '@leveza/contract/usage.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { formatMg } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';

interface Taken {
  name: string;
  dosage: string | null;
  at: string;
}

/** A tablet taken longer ago belongs to no present treatment. */
const DAYS_BACK = 30;

interface Glp1 {
  isUsed: boolean;
  /** Something could not be read, so that a GLP-1 cannot be ruled out. */
  isUnknown: boolean;
  last: Taken | null;
}

/** Whether the patient uses a GLP-1, injected or by mouth, and the last dose of it. */
export function useGlp1(): Glp1 {
  const today = useToday();
  const days = { from: addDays(today, -DAYS_BACK), to: today };
  const overview = useQuery(read(readApplicationsOverview, {}));
  const plans = useQuery(read(listPlans, {}));
  const doses = useQuery(read(listDoses, { query: days }));
  const uses = useQuery(read(listUses, { query: { ...days, limit: MAX_PAGE_SIZE } }));
  const { lastApplication: injected, suggestion } = overview.data?.data ?? {};
  const byMouth = (plans.data?.data ?? []).filter((plan) => plan.medicationType !== 'glp1' && isGlp1(plan));
  const isPlanned = byMouth.some(({ status }) => status !== 'ended');
  // A plan that ended today may have given its last tablet this morning.
  const ids = new Set(byMouth.map(({ id }) => id));
  const taken: Taken[] = [
    ...(injected
      ? [{ name: injected.medicationName, dosage: formatMg(injected.doseMg), at: injected.datetime }]
      : []),
    ...(doses.data?.data ?? []).flatMap(({ planId, name, dosage, medicationType, takenAt }) =>
      takenAt && medicationType !== 'glp1' && (ids.has(planId) || isGlp1({ name, brand: null }))
        ? [{ name, dosage, at: takenAt }]
        : [],
    ),
    ...(uses.data?.data ?? []).filter(isGlp1).map(({ name, dosage, usedAt: at }) => ({ name, dosage, at })),
  ];
  const last = taken.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
  return {
    isUsed: last !== null || isPlanned || Boolean(suggestion?.penId),
    isUnknown: [overview, plans, doses, uses].some(({ isLoadingError }) => isLoadingError),
    last,
  };
}

const isGlp1 = ({ name, brand }: { name: string; brand: string | null }) =>
  glp1In({ name, ingredients: brand ?? '' }) !== null;
