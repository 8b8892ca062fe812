import { AI_FORMS, AI_MEDICINE_CATEGORIES } from '@leveza/domain/catalog/ai-results.ts';
import type { SubCategory } from '@leveza/domain/catalog/categories.ts';
import { SUPPLEMENT_SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { z } from 'zod';

export const CATEGORIES: Record<ItemKind, readonly SubCategory[]> = {
  supplement: SUPPLEMENT_SUB_CATEGORIES,
  medication: AI_MEDICINE_CATEGORIES,
};

const text = z.string().nullable();
const texts = z.array(z.string());

/** One product as the model is asked for it (specification, second document, section 3). The confidence is last: a cut answer lacks it. */
function askedProduct(kind: ItemKind) {
  return z.object({
    name: z.string(),
    brand: text,
    dosage: text,
    form: z.enum(AI_FORMS[kind]).nullable(),
    description: text,
    activeIngredient: text,
    packSize: z.number().nullable(),
    indicatedFor: text,
    dosage_instructions: text,
    contraindications: texts,
    sideEffects: texts,
    storageInstructions: text,
    manufacturer: text,
    averagePrice: z.number().nullable(),
    prescription_required: z.boolean(),
    benefits: texts,
    subCategory: z.enum(CATEGORIES[kind]).nullable(),
    ean: text,
    confidence: z.number(),
  });
}

/** As a JSON schema of the strict kind: every property required, none beside them. */
export function askedShape(kind: ItemKind): { name: string; schema: object } {
  const { $schema: _, ...schema } = z.toJSONSchema(z.object({ products: z.array(askedProduct(kind)) }));
  return { name: 'products', schema };
}
