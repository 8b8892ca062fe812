import type { ApplicationRow } from '../table.ts';
import { glp1Of } from './glp1-of.ts';

export type Medicine = Pick<ApplicationRow, 'catalogId' | 'medicationName'>;

/** How the settings name a medicine: by its id of the catalogue, or by its name. */
export const medicineOf = ({ catalogId, medicationName }: Medicine) => catalogId ?? medicationName;

/** A medicine as the settings name it. */
export const medicineNamed = (name: string): Medicine => ({ catalogId: name, medicationName: name });

/** By the molecule where it is known, also from a name typed by hand: 'Tirzepatida 2,5' and 'Tirzepatida 5' are one. */
const treatmentOf = (medicine: Medicine) => {
  const name = medicineOf(medicine);
  return glp1Of(medicineNamed(name)) ?? name;
};

/** Two strengths of one molecule are one treatment, with one usual day; another molecule begins its own. */
export function isSameTreatment(one: Medicine, other: Medicine): boolean {
  return treatmentOf(one) === treatmentOf(other);
}
