import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import type { Overview } from '../use-overview.ts';
import { usePens } from '../use-pens.ts';
import { medicinesOf } from '../form/medicines.ts';
import { useFirstRecorded } from './use-first-recorded.ts';
import { PastForm } from './PastForm.tsx';

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
