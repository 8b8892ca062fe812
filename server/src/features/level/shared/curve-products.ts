import type * as contract from '@leveza/contract/level.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { productsOfMolecule } from '../../pens/shared/catalog.ts';

type WhyNoCurve = Answer<typeof contract.readLevel>['data']['why'];

/** The reason why no curve may be drawn; null where one may. */
export function whyNoCurve({ last, product }: Treatment): WhyNoCurve {
  if (!last) return 'no-doses';
  if (!product) return 'unknown-product';
  if (product.legalStatus === 'prohibited') return 'prohibited';
  // Only a pen on the shelf says how strong a compounded product is.
  if (product.legalStatus === 'compounded' && last.penId === null) return 'no-strength';
  return product.kinetics ? null : 'unknown-product';
}

/** Catalogue ids whose doses add up to one curve. */
export function sameCurve(product: Glp1Product): string[] {
  return productsOfMolecule(product.molecule)
    .filter(({ kinetics }) => kinetics !== null)
    .map(({ id }) => id);
}
