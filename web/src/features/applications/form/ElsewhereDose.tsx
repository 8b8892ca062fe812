import { useQuery } from '@tanstack/react-query';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import type { Overview } from '../use-overview.ts';
import type { Begun } from './application-values.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';
import { MedicineFields } from './MedicineFields.tsx';
import { medicinesOf, usualMedicine } from './medicines.ts';

interface Props {
  overview: Overview;
  moment: string | null;
  /** The patient typed it in the form of a pen at home. */
  begun?: Begun | undefined;
  /** Back to the pens at home; missing without any. */
  onPens?: ((begun: Begun) => void) | undefined;
  onClose: () => void;
}

/** A dose out of no pen at home: its medicine is chosen instead, and no stock changes. */
export function ElsewhereDose({ overview, moment, begun, onPens, onClose }: Props) {
  const catalog = useQuery(glp1CatalogQuery);
  const products = catalog.data?.data;
  if (!products) return <RecordLoading title="Nova aplicação" query={catalog} onClose={onClose} />;
  const { suggestion } = overview;
  const medicines = medicinesOf(products);
  // No pen gives the dose: it is the last one that goes on, where its medicine does.
  const isUsual = usualMedicine(medicines, overview).medicationName !== null;
  const suggested = {
    ...overview,
    suggestion: { ...suggestion, doseMg: isUsual ? suggestion.expectedDoseMg : null },
  };
  return (
    <ApplicationDialog
      pens={[]}
      application={null}
      elsewhere={{
        medicines,
        renderFields: (about) => (
          <MedicineFields {...{ medicines, products, overview: suggested, ...about }} />
        ),
      }}
      overview={suggested}
      onTurn={onPens}
      {...{ moment, begun, onClose }}
    />
  );
}
