import { MEDICINE_CLASSES } from './medicine-classes.ts';
import { searchText } from './search-text.ts';
import { type Named, substancesIn } from './substances-in.ts';

const GLP1 = MEDICINE_CLASSES.glp1.substances;
export type Glp1Substance = (typeof GLP1)[number];

/** The GLP-1 substance that a name tells of, whatever its brand or strength; null where it tells of none. */
export function glp1In(medicine: Named): Glp1Substance | null {
  const found = substancesIn(medicine);
  return GLP1.find((substance) => found.has(substance)) ?? null;
}

const BY_MOUTH = /\brybelsus|\bcomprimid|\bcapsula|\bora(l|is)\b|\bsublingua/;

/** A GLP-1 is injected unless its name says that it is taken by mouth: the substance alone tells of the pen. */
export const isInjectedGlp1 = (medicine: Named) =>
  glp1In(medicine) !== null && !BY_MOUTH.test(searchText(medicine.name, medicine.ingredients));
