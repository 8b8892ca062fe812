import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';

interface Sought {
  productId: string | null;
  name: string;
}

/**
 * Finds the plan that speaks for a product already, in force or paused: a second one would plan every dose twice. Undefined
 * while the plans are unknown.
 */
export function useStandingPlan(): ((sought: Sought) => Plan | null) | undefined {
  const plans = useQuery(read(listPlans, {})).data?.data;
  if (!plans) return undefined;
  return ({ productId, name }) =>
    plans.find(
      (plan) =>
        plan.status !== 'ended' &&
        ((productId !== null && plan.productId === productId) || searchText(plan.name) === searchText(name)),
    ) ?? null;
}
