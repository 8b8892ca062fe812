import { z } from 'zod';

const MOST_UNITS = 100_000;
const MOST_REAIS = 1_000_000;
const LIKELY = 0.5;

/** Limits a model's text to the size that the database and the screen can hold. */
function tidy(text: string, most: number): string {
  return text.toWellFormed().replaceAll('\0', '').trim().slice(0, most).toWellFormed();
}

const text = (most: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => tidy(value, most) || null)
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);

/** A list, or one sentence in place of it. */
const texts = z
  .union([z.array(z.unknown()), z.string().transform((one): unknown[] => [one])])
  .transform((list) =>
    list.flatMap((item) => (typeof item === 'string' && tidy(item, 300) ? [tidy(item, 300)] : [])),
  )
  .transform((list) => list.slice(0, 20))
  .catch([]);

/** 30, '30', '30 cápsulas' or 'R$ 25,90'. */
const amount = (most: number) =>
  z
    .union([z.number(), z.string().transform(figureIn)])
    .transform((value) => (value > 0 && value <= most ? value : null))
    .nullish()
    .transform((value) => value ?? null)
    .catch(null);

function figureIn(phrase: string): number {
  const [figure] = /\d+(?:[.,]\d+)*/.exec(phrase) ?? ['none'];
  // '1.234,50' as in Brazil, '25.90' as in JSON.
  return Number(figure.includes(',') ? figure.replaceAll('.', '').replace(',', '.') : figure);
}

const yesOrNo = z
  .union([z.boolean(), z.stringbool()])
  .nullish()
  .transform((value) => value ?? null)
  .catch(null);

/** From 0 to 1; some models think in percent. */
const confidence = z
  .union([z.number(), z.string().transform(figureIn)])
  .transform((value) => (value > 1 ? value / 100 : value))
  .refine((value) => value >= 0 && value <= 1)
  .catch(LIKELY);

/** One product of a model's answer. Only the name has to be there: a wrong field is dropped, not the product. */
export const ReadProduct = z.object({
  name: z
    .string()
    .transform((name) => tidy(name, 200))
    .refine((name) => name !== ''),
  brand: text(200),
  dosage: text(100),
  form: text(40),
  description: text(2000),
  activeIngredient: text(300),
  packSize: amount(MOST_UNITS),
  indicatedFor: text(500),
  dosage_instructions: text(500),
  contraindications: texts,
  sideEffects: texts,
  storageInstructions: text(500),
  manufacturer: text(200),
  averagePrice: amount(MOST_REAIS),
  prescription_required: yesOrNo,
  benefits: texts,
  category: text(100),
  subCategory: text(100),
  ean: text(20),
  confidence,
});
export type ReadProduct = z.output<typeof ReadProduct>;
