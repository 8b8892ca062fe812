import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import { isSameMedicine } from '@leveza/domain/plans/same-medicine.ts';
import type { VersionRow } from './store.ts';

interface Used {
  productId: string;
  /** Its words where it came out of no box: a typed name is a product of its own. */
  elsewhere: Named | null;
}

/**
 * Whether a use may stand for a dose of a plan: by the product, and from elsewhere also by the medicine. A plan as needed
 * has limits instead of doses, for which any strength counts.
 */
export function countsFor(
  version: Pick<VersionRow, 'productId' | 'name' | 'ingredients' | 'planType'>,
  { productId, elsewhere }: Used,
): boolean {
  if (version.productId === productId) return true;
  return (
    elsewhere !== null &&
    isSameMedicine(version, elsewhere, { isAnyStrength: version.planType === 'as_needed' })
  );
}
