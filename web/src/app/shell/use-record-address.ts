import { useRouter, useSearch } from '@tanstack/react-router';
import { stringifySearch } from '../../lib/address.ts';
import type { RecordName } from '../../lib/record-address.ts';

/** What the record sheet shows, kept in the address: it is there after a reload, and a link can open it. */
export function useRecordAddress() {
  const record = useSearch({ strict: false, select: (search) => search.record });
  const penId = useSearch({ strict: false, select: (search) => search.recordPen });
  const at = useSearch({ strict: false, select: (search) => search.recordAt });
  const router = useRouter();
  // As an address, because the sheet stands over screens whose own words it does not know.
  const show = (next: RecordName | undefined) => {
    const { pathname, search } = router.latestLocation;
    const others = { ...search, recordPen: undefined, recordAt: undefined };
    const href = `${pathname}${stringifySearch({ ...others, record: next })}`;
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return { record, penId, at, show, close: () => show(undefined) };
}
