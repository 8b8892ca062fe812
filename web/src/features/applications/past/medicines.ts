import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { Option } from '../../../ui/form/option.ts';

/** A product outside the catalogue is typed by hand. */
export const OTHER = 'other';

/** One product for each name: the history of a treatment goes through several strengths of it. */
export function medicinesOf(products: readonly Glp1Product[]): Glp1Product[] {
  // Doses in units are not recorded.
  const inMg = products.filter(({ mgPerUnit }) => mgPerUnit === null);
  const byName = Map.groupBy(inMg, ({ commercialName }) => commercialName);
  const ones = [...byName.values()].map((same) => same.find(({ titration }) => titration) ?? same[0]!);
  return [...ones.filter((one) => !isProhibited(one)), ...ones.filter(isProhibited)];
}

// Recordable, never put forward.
const isProhibited = ({ legalStatus }: Glp1Product) => legalStatus === 'prohibited';

export function medicineOptions(medicines: readonly Glp1Product[]): Option[] {
  return [
    ...medicines.map(({ id, commercialName, activeIngredient }) => ({
      value: id,
      label: commercialName,
      hint: activeIngredient,
    })),
    { value: OTHER, label: 'Outro medicamento' },
  ];
}
