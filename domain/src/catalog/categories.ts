/** Main categories of the specification (second document, section 3). */
export const MAIN_CATEGORIES = [
  'MEDICATIONS',
  'SUPPLEMENTS',
  'VITAMINS_MINERALS',
  'INJECTABLES',
  'NUTRITION',
  'SPORTS_NUTRITION',
  'HEALTH_SUPPLEMENTS',
] as const;
export type MainCategory = (typeof MAIN_CATEGORIES)[number];

/** Subcategories of a supplement. */
export const SUPPLEMENT_SUB_CATEGORIES = [
  'VITAMINS',
  'MINERALS',
  'SPORTS',
  'NUTRITIONAL',
  'FUNCTIONAL',
  'PROBIOTICS',
  'PROTEIN',
  'WHEY_PROTEIN',
  'CREATINE',
  'AMINO_ACIDS',
  'OMEGA_3',
  'PRE_WORKOUT',
  'POST_WORKOUT',
  'SUPPLEMENTS',
] as const;

export const SUB_CATEGORIES = [
  ...SUPPLEMENT_SUB_CATEGORIES,
  'DIABETES',
  'GLP1',
  'ORAL',
  'ANALGESIC',
  'ANTI_INFLAMMATORY',
  'ANTIBIOTIC',
  'ANTIVIRAL',
  'ANTIFUNGAL',
  'ANTIPARASITIC',
  'ANTIHYPERTENSIVE',
  'ANTIDIABETIC',
  'ANTIDEPRESSANT',
  'ANTIPSYCHOTIC',
  'ANTIALLERGIC',
  'ANTACID',
  'HORMONAL',
  'INSULIN',
  'CARDIOVASCULAR',
  'NEUROLOGICAL',
  'VACCINE',
] as const;
export type SubCategory = (typeof SUB_CATEGORIES)[number];

export const PRODUCT_FORMS = [
  'TABLET',
  'CAPSULE',
  'LIQUID',
  'INJECTION',
  'DROPS',
  'POWDER',
  'SYRUP',
  'PEN',
  'GUMMY',
  'CREAM',
  'GEL',
] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];
