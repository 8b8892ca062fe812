import type { Db } from '../../db/connection.ts';
import { createProduct } from './create-product.ts';

const nothing = {
  subCategory: null,
  description: null,
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
  ean: null,
  category: null,
  requiresPrescription: false,
};

export async function fillDemoCatalog(tx: Db, owner: string): Promise<void> {
  await createProduct(tx, owner, {
    ...nothing,
    name: 'Whey da academia',
    brand: 'Marca do bairro',
    mainCategory: 'SPORTS_NUTRITION',
    subCategory: 'WHEY_PROTEIN',
    form: 'POWDER',
    dosage: '30 g',
    boxQuantity: 30,
    unitType: 'doses',
    activeIngredient: 'Proteína do soro do leite',
  });
}
