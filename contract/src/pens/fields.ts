import { HALF_LIFE_HOURS } from '@leveza/domain/pens/half-life-limits.ts';
import { PRESENTATIONS } from '@leveza/domain/pens/presentation.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { decimal, readDecimal, whole } from '../decimal.ts';
import { day } from '../time.ts';
import { optionalText, text } from '../text.ts';
import { instant } from '../time.ts';
import { z } from '../zod.ts';

/** Absent and blank are one mistake with one sentence. */
const filled = (max: number, missing: string) =>
  z.preprocess(
    (value) => value ?? '',
    text(max).refine((value) => value.length > 0, missing),
  );

/** Amounts are kept in ten-thousandths; a smaller one would be stored as 0. */
const LEAST = 0.0001;

const positive = (most: number, missing: string, tooMuch: string) =>
  z.preprocess(readDecimal, z.number(missing).min(LEAST, missing).max(most, tooMuch));

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish());

const TOO_MUCH = 'O valor é grande demais.';

const NO_PRICE = 'Preço deve ser maior que zero';
/** A pen has a price, or says that none was paid. */
export const MISSING_PRICE = 'Informe o preço ou marque “Não paguei por ela”.';

/** Everything about a pen or vial entry a patient can write. */
export const PenFields = z.object({
  /** Which product of the catalogue it is; null for one Leveza does not know. */
  catalogId: optionalText(80),
  medicationName: filled(200, 'Nome do medicamento é obrigatório'),
  activeIngredient: filled(200, 'Princípio ativo é obrigatório'),
  manufacturer: filled(200, 'Fabricante é obrigatório'),
  brand: optionalText(200),
  isVial: z.boolean().default(false),
  /** Only asked of what is not in the catalogue. */
  presentation: z.enum(PRESENTATIONS).nullish(),
  purchaseDate: z.preprocess(
    (value) => (typeof value === 'string' ? value.slice(0, 10) : (value ?? '')),
    z
      .string('Data de compra é obrigatória')
      .min(1, 'Data de compra é obrigatória')
      .refine((value) => value === '' || isDay(value), 'Data inválida'),
  ),
  expiryDate: day,
  batchNumber: optionalText(100),
  /** From the SUS, a sample or a gift: it has no price, and stays out of the cost figures. */
  isFree: z.boolean().default(false),
  pricePaid: optional(positive(1_000_000, NO_PRICE, 'O preço é alto demais.')),
  purchaseLocation: optionalText(200),
  /** In ml, of the whole entry: four pens of 0,5 ml are 2 ml. */
  totalVolume: positive(1000, 'Volume total deve ser maior que zero', TOO_MUCH),
  /** Volume in it now; a new entry is full. */
  remainingVolume: optional(
    z.preprocess(readDecimal, z.number('Informe um número.').min(0).max(1000, TOO_MUCH)),
  ),
  /** Doses already applied with it when it is added; counts in place of the volume. */
  dosesUsed: optional(whole('Informe quantas doses, de 0 a 1000.', { min: 0, max: 1000 })),
  concentrationMgMl: positive(1000, 'Concentração deve ser maior que zero', TOO_MUCH),
  currentDoseMg: optional(positive(1000, 'A dose deve ser maior que zero.', TOO_MUCH)),
  /** Single-dose pens in the box. */
  units: optional(whole('De 1 a 100 canetas.', { min: 1, max: 100 })),
  dosesPerVial: optional(whole('De 1 a 100 doses por frasco.', { min: 1, max: 100 })),
  totalBoxes: optional(whole('Número de caixas deve ser maior que zero', { min: 1, max: 100 })),
  totalVials: optional(whole('Número de ampolas deve ser maior que zero', { min: 1, max: 1000 })),
  boxNumber: optional(whole('Informe um número de 1 a 1000.', { min: 1, max: 1000 })),
  /** As printed on the box, where the catalogue does not say or the patient knows better. */
  inUseDays: optional(whole('De 1 a 365 dias.', { min: 1, max: 365 })),
  /** As the patient was told it; kept only of a product that is in no catalogue. */
  halfLifeHours: optional(decimal('A meia-vida vai de 1 hora a 60 dias.', HALF_LIFE_HOURS)),
  /** Already open when it is added. */
  openedAt: optional(instant),
  notes: optionalText(2000),
});
export type PenFields = z.output<typeof PenFields>;
