import { classesOf } from '../catalog/medicine-classes.ts';
import type { RecordedTreatment } from './hypoglycemia-risk.ts';

/**
 * Whether the patient takes a gliflozin. Null when nothing recorded says it: a pharmacy may be incomplete, so that
 * only 'Não tenho diabetes' is a no.
 */
export function takesGliflozin({ medicines, diabetesType }: RecordedTreatment): boolean | null {
  if (medicines.some((medicine) => classesOf(medicine).has('sglt2'))) return true;
  return diabetesType === 'NONE' ? false : null;
}
