import type { MainCategory, SubCategory } from '@leveza/domain/catalog/categories.ts';
import { SUB_CATEGORY_LABEL } from '@leveza/domain/catalog/labels.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Option } from '../../../ui/form/option.ts';

const SUPPLEMENT_MAIN: Partial<Record<SubCategory, MainCategory>> = {
  VITAMINS: 'VITAMINS_MINERALS',
  MINERALS: 'VITAMINS_MINERALS',
  OMEGA_3: 'HEALTH_SUPPLEMENTS',
  PROBIOTICS: 'HEALTH_SUPPLEMENTS',
  FUNCTIONAL: 'HEALTH_SUPPLEMENTS',
  NUTRITIONAL: 'NUTRITION',
  WHEY_PROTEIN: 'SPORTS_NUTRITION',
  PROTEIN: 'SPORTS_NUTRITION',
  CREATINE: 'SPORTS_NUTRITION',
  AMINO_ACIDS: 'SPORTS_NUTRITION',
  PRE_WORKOUT: 'SPORTS_NUTRITION',
  POST_WORKOUT: 'SPORTS_NUTRITION',
  SPORTS: 'SPORTS_NUTRITION',
  SUPPLEMENTS: 'SUPPLEMENTS',
};

const MEDICATION_CLASSES = [
  'ANALGESIC',
  'ANTIALLERGIC',
  'ANTIBIOTIC',
  'ANTIDEPRESSANT',
  'ANTIDIABETIC',
  'ANTIFUNGAL',
  'ANTIHYPERTENSIVE',
  'ANTI_INFLAMMATORY',
  'ANTIPARASITIC',
  'ANTIPSYCHOTIC',
  'ANTIVIRAL',
  'CARDIOVASCULAR',
  'ANTACID',
  'HORMONAL',
  'INSULIN',
  'NEUROLOGICAL',
  'ORAL',
  'VACCINE',
] as const satisfies SubCategory[];

const OFFERED: Record<ItemKind, readonly SubCategory[]> = {
  supplement: Object.keys(SUPPLEMENT_MAIN) as SubCategory[],
  medication: MEDICATION_CLASSES,
};

/** The categories of one screen; a product's own stays among them, even if it is not offered for this kind. */
export function categoryOptions(kind: ItemKind, current: SubCategory | null): Option<SubCategory>[] {
  const offered = OFFERED[kind];
  const all = current === null || offered.includes(current) ? offered : [current, ...offered];
  return all.map((value) => ({ value, label: SUB_CATEGORY_LABEL[value] }));
}

/** The shelf a product of this category stands on, so that its box appears on the screen it was added on. */
export function mainCategoryOf(kind: ItemKind, category: SubCategory | null): MainCategory {
  if (kind === 'medication') return 'MEDICATIONS';
  return (category && SUPPLEMENT_MAIN[category]) ?? 'SUPPLEMENTS';
}
