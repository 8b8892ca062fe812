import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace, inPlaceBy } from '../../lib/address.ts';
import { useShelfAddress } from '../../lib/use-shelf-address.ts';
import type { PenDialog, PensSearch, PenSort } from './search.ts';

/** The view's state, kept in the address. */
export function usePensView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const { q, sort = 'status' } = useSearch({
    from: '/kit/private/medications',
    select: (search) => ({ q: search.q, sort: search.sort }),
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/medications' });
  const change = (changes: PensSearch) => navigate(inPlace(changes));
  const shelf = useShelfAddress<PenDialog>(q, {
    setText: (text) => change({ q: text }),
    open: (next) =>
      navigate(
        inPlaceBy<PensSearch>((before) => {
          const { id, open, from } = next({ id: before.pen, open: before.open, from: before.from });
          return { pen: id, open, from };
        }),
      ),
  });
  return {
    ...shelf,
    sort,
    setSort: (next: PenSort) => void change({ sort: next === 'status' ? undefined : next }),
    add: (what: string) => void change({ add: what }),
    stopAdding: () => void change({ add: undefined, next: undefined }),
    /** From the first steps, or from a dose without a pen, the way leads on; otherwise the pen is seen among the others. */
    goOn: (next: PensSearch['next']) => {
      if (!next) return change({ add: undefined });
      const record = next === 'today' ? undefined : next;
      return navigate({ to: '/dashboard', search: { record }, replace: true });
    },
  };
}

export type PensView = ReturnType<typeof usePensView>;
