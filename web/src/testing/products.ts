import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { FoundProduct } from '@leveza/contract/catalog/search.ts';

/** Facts that the catalogue has for few products only. */
export const NOTHING_MORE = {
  requiresPrescription: false,
  description: null,
  form: null,
  unitType: null,
  packSizes: [],
  category: null,
  manufacturer: null,
  averagePrice: null,
  recommendedDose: null,
  benefits: [],
  contraindications: [],
  sideEffects: [],
  searchTerms: [],
  storageInstructions: null,
  indicatedFor: null,
  isVariationOf: null,
  createdBy: null,
  isVerified: true,
} satisfies Partial<Product>;

export const OMEGA: Product = {
  ...NOTHING_MORE,
  id: '0c9f5a52-0c1d-4a44-9a7e-3f6f0e6c2b11',
  name: 'Ômega 3 1000 mg',
  brand: 'Vitafor',
  mainCategory: 'HEALTH_SUPPLEMENTS',
  subCategory: 'OMEGA_3',
  form: 'CAPSULE',
  dosage: '1000 mg',
  boxQuantity: 60,
  packSizes: [60, 120],
  activeIngredient: 'Óleo de peixe',
};

export const DIPYRONE: Product = {
  ...NOTHING_MORE,
  id: '0c9f5a52-0c1d-4a44-9a7e-3f6f0e6c2b12',
  name: 'Novalgina 500 mg',
  brand: 'Novalgina',
  mainCategory: 'MEDICATIONS',
  subCategory: 'ANALGESIC',
  form: 'TABLET',
  dosage: '500 mg',
  boxQuantity: 30,
  activeIngredient: 'Dipirona monoidratada',
};

export const PEN: Product = {
  ...NOTHING_MORE,
  id: '0c9f5a52-0c1d-4a44-9a7e-3f6f0e6c2b13',
  name: 'Ozempic 1 mg',
  brand: 'Ozempic',
  mainCategory: 'INJECTABLES',
  subCategory: 'GLP1',
  form: 'PEN',
  dosage: '1 mg',
  boxQuantity: 4,
  activeIngredient: 'Semaglutida',
};

export const FOUND: FoundProduct = {
  name: 'Vitamina D3 2000 UI',
  brand: 'Addera',
  dosage: '2000 UI',
  form: 'CAPSULE',
  description: 'Vitamina D3 para ossos e imunidade.',
  activeIngredient: 'Colecalciferol',
  packSize: 30,
  isPackSizeEstimated: true,
  indicatedFor: null,
  dosageInstructions: '1 cápsula ao dia',
  contraindications: [],
  sideEffects: [],
  storageInstructions: null,
  manufacturer: 'Mantecorp',
  averagePrice: 45.9,
  prescriptionRequired: false,
  benefits: ['ossos'],
  subCategory: 'VITAMINS',
  ean: null,
  confidence: 0.92,
  source: 'ai',
};
