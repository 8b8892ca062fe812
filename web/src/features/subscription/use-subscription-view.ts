import type { Cycle } from '@leveza/domain/subscription/tiers.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { SubscriptionSearch } from './search.ts';

/** The view's state, kept in the address. */
export function useSubscriptionView() {
  const { cycle: chosen, return: cameBack } = useSearch({ from: '/kit/private/subscription' });
  const cycle: Cycle = chosen ?? 'monthly';
  const navigate = useNavigate({ from: '/subscription' });
  const change = (changes: SubscriptionSearch) => void navigate(inPlace(changes));
  return {
    cycle,
    cameBack,
    setCycle: (next: Cycle) => change({ cycle: next === 'yearly' ? next : undefined }),
    forgetReturn: () => change({ return: undefined }),
  };
}
