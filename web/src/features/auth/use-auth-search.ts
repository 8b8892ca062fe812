import { useSearch } from '@tanstack/react-router';
import { type AuthSearch, readAuthSearch } from './auth-search.ts';

/** Read again here: the router hands a page the parts of the address that its route did not name, too. */
export function useAuthSearch(): AuthSearch {
  return readAuthSearch(useSearch({ strict: false }));
}
