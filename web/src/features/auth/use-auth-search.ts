import { useSearch } from '@tanstack/react-router';
import type { AuthSearch } from './search.ts';

/** The search parameters of both sign-in pages. */
export function useAuthSearch(): AuthSearch {
  return useSearch({ from: '/kit/sign-in' });
}
