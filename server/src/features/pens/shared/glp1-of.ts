import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { Glp1Substance } from '@leveza/domain/catalog/glp1-substance.ts';
import type { LabelDoses } from '@leveza/domain/applications/dose-doubts.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { GLP1_CATALOG, knownProduct } from './glp1-catalog.ts';
import { legalStatusOf } from './legal-status.ts';

interface Medicine {
  catalogId: string | null;
  medicationName: string;
}

/** The substance of a medicine, as the catalogue says it or as its name tells it; null where neither does. */
export function glp1Of({ catalogId, medicationName }: Medicine): Glp1Substance | null {
  return substanceIn(knownProduct(catalogId)?.activeIngredient ?? medicationName);
}

const substanceIn = (name: string) => glp1In({ name, ingredients: '' });

/** The products of each substance, the one whose label goes highest first. */
const BY_SUBSTANCE = Map.groupBy(
  GLP1_CATALOG.products.toSorted((a, b) => mostMg(b) - mostMg(a)),
  ({ activeIngredient }) => substanceIn(activeIngredient),
);

function mostMg({ titration }: Glp1Product): number {
  return Math.max(0, titration?.mostMg ?? 0, ...(titration?.steps ?? []).map(({ doseMg }) => doseMg));
}

/**
 * The product whose label speaks of a medicine: its own, or for a name typed by hand the highest label of its brand,
 * else of its substance. A compounded or prohibited medicine has no label.
 */
export function labelledProduct(medicine: Medicine): Glp1Product | null {
  const known = knownProduct(medicine.catalogId);
  if (known || legalStatusOf(medicine) !== null) return known;
  const name = searchText(medicine.medicationName);
  const isOfBrand = ({ commercialName }: Glp1Product) => name.includes(searchText(commercialName));
  return productsLike(medicine).find(isOfBrand) ?? anyProduct(medicine);
}

/**
 * The doses that a dose is asked about by. A compounded or prohibited medicine has no label: of those of its substance
 * only the smallest and the largest dose count, never the weeks between them.
 */
export function labelDoses(medicine: Medicine): LabelDoses {
  const product = labelledProduct(medicine);
  const own = product?.titration;
  // A product dosed in units, beside insulin, is no dose of its substance alone.
  if (own || product?.mgPerUnit) {
    const { steps = [], mostMg: most = null, mostAfterWeeks = null, byCountry = null } = own ?? {};
    return { steps, mostMg: most, mostAfterWeeks, byCountry, isOwn: true };
  }
  const { steps = [], mostMg: most = null } = anyProduct(medicine)?.titration ?? {};
  const ends = [...new Set([steps[0], steps.at(-1)])].filter((step) => step !== undefined);
  return {
    steps: ends.map(({ doseMg }) => ({ doseMg, minWeeks: null })),
    mostMg: most,
    mostAfterWeeks: null,
    byCountry: null,
    isOwn: false,
  };
}

/** A product of the same substance, for how long it stays in the body. */
export function anyProduct(medicine: Medicine): Glp1Product | null {
  return productsLike(medicine)[0] ?? null;
}

function productsLike(medicine: Medicine): readonly Glp1Product[] {
  const substance = glp1Of(medicine);
  return (substance && BY_SUBSTANCE.get(substance)) ?? [];
}
