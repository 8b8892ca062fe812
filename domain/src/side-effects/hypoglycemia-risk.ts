import { classesOf, type MedicineClass } from '../catalog/medicine-classes.ts';
import type { Named } from '../catalog/substances-in.ts';
import type { DiabetesType } from '../profile/health.ts';

export interface RecordedTreatment {
  /** Medicines at home and the pen in use, as the patient's records name them: some pens hold insulin. */
  medicines: readonly Named[];
  diabetesType: DiabetesType | null;
}

/** With these beside a GLP-1 the sugar in the blood can fall too far (labels: insulin and insulin secretagogues). */
const LOWERS_SUGAR: readonly MedicineClass[] = ['insulin', 'sulfonylurea', 'glinide'];

/**
 * Whether low sugar is a danger of this treatment. Null when nothing recorded says it: a pharmacy may be
 * incomplete and proves no absence, so that only 'Não tenho diabetes' is a no.
 */
export function hasLowSugarRisk({ medicines, diabetesType }: RecordedTreatment): boolean | null {
  if (diabetesType === 'TYPE1' || medicines.some(lowersSugar)) return true;
  return diabetesType === 'NONE' ? false : null;
}

function lowersSugar(medicine: Named): boolean {
  const classes = classesOf(medicine);
  return LOWERS_SUGAR.some((id) => classes.has(id));
}
