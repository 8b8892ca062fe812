import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { MAX_PAGE_SIZE } from '@leveza/contract/pagination.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { listUses, type Use } from '@leveza/contract/usage.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { call, read } from '../../../lib/api.ts';
import { keyed } from '../../../lib/facts.ts';
import { formatMg } from '../../../lib/format.ts';
import { useAsked } from '../../../lib/use-asked.ts';
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
  /** The server has not answered everything since the question was put, so that a GLP-1 cannot be ruled out. */
  isUnknown: boolean;
  /** Something could not be read. */
  isFailed: boolean;
  last: Taken | null;
}

/** Whether the patient uses a GLP-1, injected or by mouth, and the last dose of it. */
export function useGlp1(): Glp1 {
  const today = useToday();
  const days = { from: addDays(today, -DAYS_BACK), to: today };
  const overview = useAsked(read(readApplicationsOverview, {}));
  const plans = useAsked(read(listPlans, {}));
  const doses = useAsked(read(listDoses, { query: days }));
  const uses = useAsked(allUses(days));
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
    ...(uses.data ?? []).filter(isGlp1).map(({ name, dosage, usedAt: at }) => ({ name, dosage, at })),
  ];
  const last = taken.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
  const asked = [overview, plans, doses, uses];
  return {
    isUsed: last !== null || isPlanned || Boolean(suggestion?.penId),
    isUnknown: asked.some(({ isAnswered }) => !isAnswered),
    isFailed: asked.some(({ isError }) => isError),
    last,
  };
}

/** Every page: four boxes a day fill more than one in these days, and the last tablet may stand on any. */
function allUses(days: { from: Day; to: Day }) {
  const page = (n: number) => ({ query: { ...days, page: n, limit: MAX_PAGE_SIZE } });
  return {
    ...keyed(listUses, page(1), 'all'),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Use[]> => {
      const { data, pagination } = await call(listUses, page(1), signal);
      const others = Array.from({ length: Math.max(0, pagination.totalPages - 1) }, (_, n) => n + 2);
      const more = await Promise.all(others.map((n) => call(listUses, page(n), signal)));
      return [...data, ...more.flatMap((each) => each.data)];
    },
  };
}

const isGlp1 = ({ name, brand }: { name: string; brand: string | null }) =>
  glp1In({ name, ingredients: brand ?? '' }) !== null;
