import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import type { Pace } from '@leveza/domain/inventory/pace.ts';
import { plannedPaces } from '@leveza/domain/plans/planned-paces.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../lib/api.ts';
import { useToday } from '../../lib/use-now.ts';

const NONE: ReadonlyMap<string, Pace> = new Map();

/**
 * How the plans in force take each product; undefined while they are on the way, so that no row changes under the thumb.
 * Plans that cannot be read hide no box.
 */
export function usePlannedPaces(): ReadonlyMap<string, Pace> | undefined {
  const today = useToday();
  const { data, failureCount, errorUpdateCount } = useQuery(read(listPlans, {}));
  const plans = data?.data;
  // A new try begins to count its failures anew.
  const hasFailed = failureCount > 0 || errorUpdateCount > 0;
  return useMemo(() => {
    if (!plans) return hasFailed ? NONE : undefined;
    return plannedPaces(plans.flatMap(pacedPlan), today);
  }, [plans, hasFailed, today]);
}

/** Plans as needed have no pace, and injections come out of pens. */
function pacedPlan({ productId, status, planType, medicationType, daysOfWeek, ...plan }: Plan) {
  const isPaced = status === 'active' && planType !== 'as_needed' && medicationType !== 'glp1';
  return productId !== null && isPaced ? [{ ...plan, productId, weekdays: daysOfWeek.length }] : [];
}
