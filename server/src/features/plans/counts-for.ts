import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import { isSameMedicine } from '@leveza/domain/plans/same-medicine.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import type { VersionRow } from './store.ts';

interface Used {
  productId: string;
  /** Its words where it came out of no box: a typed name is a product of its own. */
  elsewhere: Named | null;
}

/**
 * Whether a use may stand for a dose of a plan: by the product, and from elsewhere also by the medicine. A plan as needed
 * has limits instead of doses, for which any strength counts, as for a GLP-1 tablet, of which one is taken a day.
 */
export function countsFor(
  version: Pick<VersionRow, 'productId' | 'name' | 'ingredients' | 'planType' | 'dosageForm'>,
  { productId, elsewhere }: Used,
): boolean {
  if (version.productId === productId) return true;
  const isAnyStrength = version.planType === 'as_needed' || isOnceADay(version, version.dosageForm);
  return elsewhere !== null && isSameMedicine(version, elsewhere, { isAnyStrength });
}
