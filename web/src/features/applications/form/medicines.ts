import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { Option } from '../../../ui/form/option.ts';
import type { Overview } from '../use-overview.ts';

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

/** Names to pick from; a prohibited one can only be typed. */
export const offeredNames = (medicines: readonly Glp1Product[]) =>
  medicines.filter((one) => !isProhibited(one)).map(({ commercialName }) => commercialName);

/** The medicine of the last dose or of the plan, as a new dose begins with it; a prohibited one is never put forward. */
export function usualMedicine(medicines: readonly Glp1Product[], { lastApplication, suggestion }: Overview) {
  const name = suggestion.medicationName ?? lastApplication?.medicationName ?? null;
  const known = medicines.find(({ commercialName }) => commercialName === name);
  if (known) return isProhibited(known) ? NO_MEDICINE : chosenMedicine(known);
  return { catalogId: null, medicationName: name };
}

const NO_MEDICINE = { catalogId: null, medicationName: null };

export const chosenMedicine = ({ id, commercialName }: Glp1Product) => ({
  catalogId: id,
  medicationName: commercialName,
});
