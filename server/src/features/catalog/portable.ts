import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { MAIN_CATEGORIES, PRODUCT_FORMS, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { FORM_LABEL, MAIN_CATEGORY_LABEL, SUB_CATEGORY_LABEL } from '@leveza/domain/catalog/labels.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { UNIT_TYPES, unitLabel } from '@leveza/domain/catalog/units.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { indexText } from './search-words.ts';
import { products } from './table.ts';

const UNIT_WORDS = Object.fromEntries(UNIT_TYPES.map((unit) => [unit, unitLabel(unit, 'medication')]));

const texts = z.array(text(300)).max(50);

/** The patient's own products. Shipped ones are named by their code where a row refers to them. */
export const portableProducts = {
  table: products,
  name: 'products',
  title: 'Produtos',
  shippedBy: 'code',
  columns: {
    name: { label: 'Nome', is: text(200).min(1) },
    brand: { label: 'Marca', is: text(200) },
    mainCategory: { label: 'Categoria', is: z.enum(MAIN_CATEGORIES), words: MAIN_CATEGORY_LABEL },
    subCategory: { label: 'Subcategoria', is: z.enum(SUB_CATEGORIES), words: SUB_CATEGORY_LABEL },
    form: { label: 'Forma', is: z.enum(PRODUCT_FORMS), words: FORM_LABEL },
    dosage: { label: 'Dosagem', is: text(100) },
    requiresPrescription: { label: 'Precisa de receita' },
    description: { label: 'Descrição', is: text(2000) },
    boxQuantity: { label: 'Unidades por caixa', is: z.number().min(0).max(100_000) },
    unitType: { label: 'Unidade', is: z.enum(UNIT_TYPES), words: UNIT_WORDS },
    eans: { label: 'Códigos de barras', is: texts },
    category: { label: 'Categoria em outras palavras', is: text(100) },
    activeIngredient: { label: 'Princípio ativo', is: text(300) },
    manufacturer: { label: 'Fabricante', is: text(200) },
    averagePrice: { label: 'Preço médio (R$)', is: z.number().min(0).max(1_000_000) },
    recommendedDose: { label: 'Dose recomendada', is: text(500) },
    benefits: { label: 'Benefícios', is: texts },
    contraindications: { label: 'Contraindicações', is: texts },
    sideEffects: { label: 'Efeitos colaterais', is: texts },
    searchTerms: { label: 'Termos de busca', is: texts },
    storageInstructions: { label: 'Como guardar', is: text(500) },
    indicatedFor: { label: 'Indicado para', is: text(500) },
    isVariationOf: { label: 'Variação de', to: products },
    createdBy: { label: 'Criado por', is: text(50) },
    createdAt: { label: 'Criado em' },
    kind: { derived: (row: InferSelectModel<typeof products>) => kindOf({ product: row }) },
    code: { derived: () => null },
    // Only shipped products are verified, even if the file says otherwise.
    isVerified: { derived: () => false },
    retiredAt: { derived: () => null },
    packSizes: { leftOut: 'only shipped products have them' },
    eanUnits: { leftOut: 'only shipped products have them' },
    searchText: { derived: (row: InferSelectModel<typeof products>) => indexText(row) },
  },
};
