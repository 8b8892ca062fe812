import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import type { Overview } from '../use-overview.ts';
import { usePens } from '../use-pens.ts';
import { medicinesOf } from '../form/medicines.ts';
import { PastForm } from './PastForm.tsx';
import { listApplications } from '@leveza/contract/applications/applications.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import type { FirstRecorded } from './past-plan.ts';

interface Props {
  overview: Overview;
  onClose: () => void;
}

/** Records applications from before Leveza, all at once. */
export function PastDialog({ overview, onClose }: Props) {
  const catalog = useQuery(glp1CatalogQuery);
  const pens = usePens();
  const recorded = useFirstRecorded();
  if (catalog.data && !pens.isPending && recorded !== undefined) {
    const medicines = medicinesOf(catalog.data.data);
    const inUse = overview.lastApplication?.catalogId ?? pens.data?.data[0]?.medication.id;
    const known = catalog.data.data.find(({ id }) => id === inUse);
    const medicine = medicines.find(
      ({ commercialName, legalStatus }) =>
        commercialName === known?.commercialName && legalStatus !== 'prohibited',
    );
    return <PastForm medicines={medicines} medicine={medicine} recorded={recorded} onClose={onClose} />;
  }
  return (
    <Dialog title="Lançar aplicações anteriores" isOpen onClose={onClose}>
      {catalog.isLoadingError ? <ErrorState query={catalog} /> : <SkeletonList />}
    </Dialog>
  );
}

const page = (number: number) => read(listApplications, { query: { page: number, limit: 1 } });

/** The oldest dose that is recorded, null without one and undefined until it is read. */
function useFirstRecorded(): FirstRecorded | null | undefined {
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
