import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
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

export async function fillDemoCatalog(tx: Db, owner: string, now: Date): Promise<void> {
  const call = { db: tx, owner, zone: DEFAULT_ZONE, now };
  await createProduct(call, {
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
