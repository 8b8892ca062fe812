import { classesOf } from '../catalog/medicine-classes.ts';
import type { RecordedTreatment } from './hypoglycemia-risk.ts';

/**
 * Whether vomiting may be a ketoacidosis: with type 1 diabetes or a gliflozin. Null when nothing recorded says it. No
 * answer of the profile is a no, because a gliflozin is given for the heart and the kidneys too.
 */
export function hasKetoacidosisRisk({ medicines, diabetesType }: RecordedTreatment): boolean | null {
  return diabetesType === 'TYPE1' || medicines.some((medicine) => classesOf(medicine).has('sglt2'))
    ? true
    : null;
}
