import type { ItemKind } from '../catalog/classify.ts';
import type { UnitType } from '../catalog/units.ts';
import { FORMS_OF, type PlanForm, type PlanMedicationType } from './plan-words.ts';

/** Forms of the catalogue by their names in a plan; creams and gels have none. */
const FORM: Record<string, PlanForm> = {
  TABLET: 'tablet',
  CAPSULE: 'capsule',
  LIQUID: 'liquid',
  DROPS: 'liquid',
  POWDER: 'powder',
  SYRUP: 'syrup',
  GUMMY: 'gummy',
};

/** Where a product says no form, its unit does. */
const FORM_OF_UNIT: Partial<Record<UnitType, PlanForm>> = {
  tablets: 'tablet',
  capsules: 'capsule',
  ml: 'liquid',
  drops: 'liquid',
  grams: 'powder',
  sachets: 'powder',
};

interface Described {
  kind: ItemKind;
  form: string | null;
  mainCategory: string | null;
  subCategory: string | null;
  /** The patient's own unit, where it is known. */
  unitType?: UnitType | null;
}

/** The type and the form of a product in a plan; no form where plans have none for it. */
export function productInPlan({ form, unitType, ...product }: Described): {
  medicationType: PlanMedicationType;
  dosageForm: PlanForm | null;
} {
  const medicationType = typeOf(product);
  const dosageForm = FORM[form ?? ''] ?? (form === null && unitType ? FORM_OF_UNIT[unitType] : undefined);
  const isKnown = dosageForm !== undefined && FORMS_OF[medicationType].includes(dosageForm);
  return { medicationType, dosageForm: isKnown ? dosageForm : null };
}

function typeOf({
  kind,
  mainCategory,
  subCategory,
}: Pick<Described, 'kind' | 'mainCategory' | 'subCategory'>): PlanMedicationType {
  if (kind === 'medication') return 'oral_medication';
  return mainCategory === 'VITAMINS_MINERALS' || subCategory === 'VITAMINS' ? 'vitamin' : 'supplement';
}
