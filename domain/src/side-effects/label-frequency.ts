import { searchText } from '../catalog/search-text.ts';
import type { EffectType } from './effect-types.ts';

export const INDICATIONS = ['obesity', 'diabetes'] as const;
export type Indication = (typeof INDICATIONS)[number];

export interface LabelRow {
  /** The beginning of a catalogue name: 'Mounjaro' is also 'Mounjaro KwikPen'. */
  product: string;
  molecule: string;
  doseMg: number;
  /** Kept apart where one product was studied in both. */
  indication: Indication | null;
  effect: EffectType;
}

interface Asked {
  product: string | null;
  molecule: string | null;
  doseMg: number | null;
  effect: EffectType;
  /** The patient's indication, if known. */
  indication?: Indication | null;
}

/** How often an effect was seen: with the same product at the nearest dose, else with another of the molecule. */
export function labelFrequency<Row extends LabelRow>(
  rows: readonly Row[],
  asked: Asked,
): (Row & { isOfProduct: boolean }) | null {
  const ofEffect = rows.filter(({ effect }) => effect === asked.effect);
  const name = searchText(asked.product);
  const ofProduct = ofEffect.filter(({ product }) => isOrBegins(name, searchText(product)));
  const ofMolecule = ofEffect.filter(
    ({ molecule }) => asked.molecule !== null && molecule === asked.molecule,
  );
  const isOfProduct = ofProduct.length > 0;
  const [best] = (isOfProduct ? ofProduct : ofMolecule).toSorted(
    (a, b) => fit(a, asked) - fit(b, asked) || distance(a, asked) - distance(b, asked),
  );
  return best ? { ...best, isOfProduct } : null;
}

function isOrBegins(name: string, family: string): boolean {
  return name === family || name.startsWith(`${family} `);
}

/** The patient's own indication before the dose: studies of diabetes and of weight differ more than doses do. */
function fit({ indication }: LabelRow, asked: Asked): number {
  return !asked.indication || indication === null || indication === asked.indication ? 0 : 1;
}

function distance({ doseMg }: LabelRow, asked: Asked): number {
  return asked.doseMg === null ? 0 : Math.abs(doseMg - asked.doseMg);
}
