import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../../lib/address.ts';
import type { PlanDialogName, TreatmentPlansSearch } from '../search.ts';

/** The dialogs about plans on the screen of applications, kept in its address. */
export function useTreatmentPlans() {
  const { plans, plan, back } = useSearch({ from: '/kit/private/applications' });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: TreatmentPlansSearch) => void navigate(inPlace(changes));
  return {
    opened: plans ?? null,
    item: plan ?? null,
    show: (dialog: PlanDialogName, { item }: { item?: string } = {}) =>
      change({ plans: dialog, plan: item, back: plans === 'plans' ? 'plans' : undefined }),
    close: () => change({ plans: back, plan: undefined, back: undefined }),
  };
}
