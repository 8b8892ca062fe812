import { mgIn, toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import type { Presentation } from '@leveza/domain/pens/presentation.ts';
import { isClose, knownProduct } from './shared/glp1-catalog.ts';

interface Described {
  catalogId: string | null;
  isVial: boolean;
  presentation?: Presentation | null | undefined;
  totalVolume: number;
  concentrationMgMl: number;
  units?: number | null | undefined;
  totalVials?: number | null | undefined;
}

/** The containers of an entry. A known pen holds its label's amount, not the product of its fill and its strength. */
export function containersOf(pen: Described) {
  const product = knownProduct(pen.catalogId);
  const presentation = presentationOf(pen, product?.presentation);
  const units =
    presentation === 'vial'
      ? (pen.totalVials ?? 1)
      : presentation === 'single-dose-pen'
        ? (pen.units ?? 1)
        : 1;
  const unitVolumeMl = Math.max(toMg(toUnits(pen.totalVolume / units)), 0.0001);
  const isAsLabelled =
    product?.totalMg &&
    isClose(unitVolumeMl, product.totalVolumeMl) &&
    isClose(pen.concentrationMgMl, product.concentrationMgMl);
  const unitMg = isAsLabelled ? product.totalMg! : mgIn(unitVolumeMl, pen.concentrationMgMl);
  return { presentation, units, unitVolumeMl, unitMg: Math.max(unitMg, 0.0001) };
}

function presentationOf({ isVial, presentation }: Described, known: Presentation | undefined): Presentation {
  if (isVial) return 'vial';
  const kind = known ?? presentation;
  return kind && kind !== 'vial' ? kind : 'multi-dose-pen';
}
