import type { UnitType } from './units.ts';
import { DEFAULT_UNIT_TYPE } from './units.ts';
import type { MainCategory, ProductForm, SubCategory } from './categories.ts';

/** The specification quotes the first seven (second document, section 3). */
export const SUB_CATEGORY_LABEL: Record<SubCategory, string> = {
  NUTRITIONAL: 'Nutricional',
  SPORTS: 'Esportivo',
  VITAMINS: 'Vitamina',
  MINERALS: 'Mineral',
  SUPPLEMENTS: 'Suplemento',
  DIABETES: 'Diabetes',
  GLP1: 'GLP-1',
  FUNCTIONAL: 'Funcional',
  PROBIOTICS: 'Probiótico',
  PROTEIN: 'Proteína',
  WHEY_PROTEIN: 'Whey protein',
  CREATINE: 'Creatina',
  AMINO_ACIDS: 'Aminoácido',
  OMEGA_3: 'Ômega 3',
  PRE_WORKOUT: 'Pré-treino',
  POST_WORKOUT: 'Pós-treino',
  ORAL: 'Uso oral',
  ANALGESIC: 'Analgésico',
  ANTI_INFLAMMATORY: 'Anti-inflamatório',
  ANTIBIOTIC: 'Antibiótico',
  ANTIVIRAL: 'Antiviral',
  ANTIFUNGAL: 'Antifúngico',
  ANTIPARASITIC: 'Antiparasitário',
  ANTIHYPERTENSIVE: 'Anti-hipertensivo',
  ANTIDIABETIC: 'Antidiabético',
  ANTIDEPRESSANT: 'Antidepressivo',
  ANTIPSYCHOTIC: 'Antipsicótico',
  ANTIALLERGIC: 'Antialérgico',
  // The shipped catalogue files nausea, gas and constipation here too.
  ANTACID: 'Digestivo',
  HORMONAL: 'Hormonal',
  INSULIN: 'Insulina',
  CARDIOVASCULAR: 'Cardiovascular',
  NEUROLOGICAL: 'Neurológico',
  VACCINE: 'Vacina',
};

export const MAIN_CATEGORY_LABEL: Record<MainCategory, string> = {
  MEDICATIONS: 'Medicamento',
  SUPPLEMENTS: 'Suplemento',
  VITAMINS_MINERALS: 'Vitaminas e minerais',
  INJECTABLES: 'Injetável',
  NUTRITION: 'Nutrição',
  SPORTS_NUTRITION: 'Nutrição esportiva',
  HEALTH_SUPPLEMENTS: 'Suplemento para a saúde',
};

const CATEGORY_BADGES = new Map<string, string>(
  Object.entries({ ...MAIN_CATEGORY_LABEL, ...SUB_CATEGORY_LABEL }),
);

/** The badge of one category; an unknown value is shown as it is. */
export function categoryBadge(category: string): string {
  return CATEGORY_BADGES.get(category) ?? category;
}

/** The badge of the narrowest category that is known. */
export function categoryLabel(subCategory: string | null, mainCategory: string | null): string | null {
  const category = subCategory ?? mainCategory;
  return category && categoryBadge(category);
}

export const FORM_LABEL: Record<ProductForm, string> = {
  TABLET: 'Comprimido',
  CAPSULE: 'Cápsula',
  LIQUID: 'Líquido',
  INJECTION: 'Injeção',
  DROPS: 'Gotas',
  POWDER: 'Pó',
  SYRUP: 'Xarope',
  PEN: 'Caneta',
  GUMMY: 'Goma',
  CREAM: 'Creme',
  GEL: 'Gel',
};

/** A box of one's own has the upper-cased unit for its form (specification, second document, section 5). */
const UNIT_FORM_LABEL: Record<Uppercase<UnitType>, string> = {
  TABLETS: 'Comprimido',
  CAPSULES: 'Cápsula',
  ML: 'Líquido',
  DROPS: 'Gotas',
  SACHETS: 'Sachê',
  DOSES: 'Dose',
  AMPOULES: 'Ampola',
  GRAMS: 'Pó',
  TUBES: 'Bisnaga',
  BOTTLES: 'Frasco',
};

const FORM_BADGES = new Map<string, string>(Object.entries({ ...UNIT_FORM_LABEL, ...FORM_LABEL }));

export function formLabel(form: string): string {
  return FORM_BADGES.get(form) ?? form;
}

const UNIT_OF: Record<ProductForm, UnitType> = {
  TABLET: 'tablets',
  CAPSULE: 'capsules',
  LIQUID: 'ml',
  INJECTION: 'ampoules',
  DROPS: 'drops',
  POWDER: 'doses',
  SYRUP: 'ml',
  PEN: 'doses',
  GUMMY: 'doses',
  CREAM: 'tubes',
  GEL: 'tubes',
};

/** The unit for a product of this form, unless the patient chooses another. */
export function unitTypeFor(form: ProductForm | null): UnitType {
  return form ? UNIT_OF[form] : DEFAULT_UNIT_TYPE;
}
