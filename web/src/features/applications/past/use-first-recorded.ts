import { listApplications } from '@leveza/contract/applications/applications.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import type { FirstRecorded } from './past-plan.ts';

const page = (number: number) => read(listApplications, { query: { page: number, limit: 1 } });

/** The oldest dose that is recorded, null without one and undefined until it is read. */
export function useFirstRecorded(): FirstRecorded | null | undefined {
  const { timeZone } = useSession();
  const newest = useQuery(page(1));
  // The list has the newest first.
  const last = newest.data?.pagination.totalPages ?? 0;
  const oldest = useQuery({ ...page(Math.max(1, last)), enabled: last > 1 });
  const { data, isLoadingError } = last > 1 ? oldest : newest;
  // Without an answer the dates are still compared with the records, before they are shown.
  if (isLoadingError) return null;
  if (!data) return undefined;
  const [dose] = data.data;
  if (!dose) return null;
  return { day: dayOf(dose.datetime, timeZone), doseMg: dose.doseMg, medicationName: dose.medicationName };
}
