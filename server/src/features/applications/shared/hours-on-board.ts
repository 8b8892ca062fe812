import { hoursOnBoard } from '@leveza/domain/applications/on-board.ts';
import { minGapHoursOf } from '../../pens/shared/glp1-catalog.ts';
import { anyProduct } from '../../pens/shared/glp1-of.ts';

type Medicine = Parameters<typeof anyProduct>[0];

/** Hours in which a dose of one GLP-1 still counts for the next one, by the substances of both. */
export function hoursAfter(last: Medicine, next: Medicine): number {
  const [oldProduct, nextProduct] = [anyProduct(last), anyProduct(next)];
  return hoursOnBoard(
    {
      eliminationPerHour: oldProduct?.kinetics?.eliminationPerHour ?? null,
      minGapHours: minGapHoursOf(oldProduct),
    },
    { minGapHours: minGapHoursOf(nextProduct) },
  );
}
