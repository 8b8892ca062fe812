import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
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

/** Whether the patient uses a GLP-1, injected or by mouth, and the last dose of it. */
export function useGlp1(): { isUsed: boolean; last: Taken | null } {
  const today = useToday();
  const days = { from: addDays(today, -DAYS_BACK), to: today };
  const { data: overview } = useQuery(read(readApplicationsOverview, {}));
  const { data: plans } = useQuery(read(listPlans, {}));
  const { data: doses } = useQuery(read(listDoses, { query: days }));
  const { data: uses } = useQuery(read(listUses, { query: days }));
  const { lastApplication: injected, suggestion } = overview?.data ?? {};
  const byMouth = (plans?.data ?? []).filter(
    (plan) => plan.medicationType !== 'glp1' && plan.status !== 'ended' && isGlp1(plan),
  );
  const ids = new Set(byMouth.map(({ id }) => id));
  const taken: Taken[] = [
    ...(injected
      ? [{ name: injected.medicationName, dosage: formatMg(injected.doseMg), at: injected.datetime }]
      : []),
    ...(doses?.data ?? []).flatMap(({ planId, name, dosage, medicationType, takenAt }) =>
      takenAt && medicationType !== 'glp1' && (ids.has(planId) || isGlp1({ name, brand: null }))
        ? [{ name, dosage, at: takenAt }]
        : [],
    ),
    ...(uses?.data ?? []).filter(isGlp1).map(({ name, dosage, usedAt: at }) => ({ name, dosage, at })),
  ];
  const last = taken.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
  return { isUsed: last !== null || byMouth.length > 0 || Boolean(suggestion?.penId), last };
}

const isGlp1 = ({ name, brand }: { name: string; brand: string | null }) =>
  glp1In({ name, ingredients: brand ?? '' }) !== null;
