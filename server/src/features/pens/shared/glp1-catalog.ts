import { readFileSync } from 'node:fs';
import { CounterfeitLot, Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { z } from '@leveza/contract/zod.ts';
import type { Containers } from '@leveza/domain/pens/presentation.ts';
import { parseSourced } from '../../../sourced-data.ts';

const FILE = new URL('../data/glp1-catalog.json', import.meta.url);

/** A prohibited product is recognised, and nothing else: no plan, no window, no curve. */
const Safe = Glp1Product.refine(
  ({ legalStatus, intervalDays, missedDose, titration, kinetics, notice }) =>
    legalStatus !== 'prohibited' ||
    (intervalDays === null && !missedDose && !titration && !kinetics && notice !== null),
  'a prohibited product carries a notice and no plan',
);

const Catalog = z.object({
  version: z.string().min(1),
  products: z.array(Safe).min(1),
  counterfeitLots: z.array(CounterfeitLot),
});

/** Facts that came with this version of Leveza; a value without its source stops the start. */
export function readCatalog(text: string) {
  const { version, products, counterfeitLots } = Catalog.parse(parseSourced(text));
  const byId = new Map(products.map((product) => [product.id, product]));
  if (byId.size !== products.length) throw new Error('two products of the GLP-1 catalogue have one id');
  return { version, products, counterfeitLots, byId };
}

export const GLP1_CATALOG = readCatalog(readFileSync(FILE, 'utf8'));

/** The product a row speaks of, as long as the catalogue knows it. */
export function knownProduct(id: string | null | undefined): Glp1Product | null {
  return (id && GLP1_CATALOG.byId.get(id)) || null;
}

/** The least hours between two doses of a product, where its label gives them. */
export function minGapHoursOf(product: Glp1Product | null | undefined): number | null {
  return product?.missedDose?.minGapHours ?? product?.minGap?.hours ?? null;
}

/** A pen's containers, with the fixed doses of its product; one of another volume than the label's is another pen. */
export function withFixedDoses<T extends Containers & { catalogId: string | null; unitVolumeMl: number }>(
  pen: T,
) {
  const product = knownProduct(pen.catalogId);
  const isAsLabelled = product !== null && isClose(pen.unitVolumeMl, product.totalVolumeMl);
  return { ...pen, fixedDoses: isAsLabelled ? product.fixedDoses : null };
}

/** Equal but for the rounding of a label. */
export function isClose(value: number, other: number | null): boolean {
  return other !== null && Math.abs(value - other) < 0.0006;
}

export function productsOfMolecule(molecule: Glp1Product['molecule']): Glp1Product[] {
  return GLP1_CATALOG.products.filter((product) => molecule !== null && product.molecule === molecule);
}
