import { useRouter, useSearch } from '@tanstack/react-router';
import { stringifySearch } from '../../lib/address.ts';
import type { RecordName } from '../../lib/record-address.ts';

/** The address says what the record sheet shows: a reload keeps it, and a link can open it. */
export function useRecordAddress() {
  const record = useSearch({ from: '/kit/private', select: (search) => search.record });
  const penId = useSearch({ from: '/kit/private', select: (search) => search.recordPen });
  const at = useSearch({ from: '/kit/private', select: (search) => search.recordAt });
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
