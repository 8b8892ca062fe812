import { useSearch } from '@tanstack/react-router';
import type { AuthSearch } from './search.ts';

/** What the address says on either of the two pages where one signs in. */
export function useAuthSearch(): AuthSearch {
  return useSearch({ from: '/kit/sign-in' });
}
