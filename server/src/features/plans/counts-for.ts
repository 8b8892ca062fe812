import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import { isSameMedicine } from '@leveza/domain/plans/same-medicine.ts';
import type { VersionRow } from './store.ts';

interface Used {
  productId: string;
  /** Its words where it came out of no box: a typed name is a product of its own. */
  elsewhere: Named | null;
}

/** Whether a use may stand for a dose of a plan: by the product, and from elsewhere also by the medicine. */
export const countsFor = (
  version: Pick<VersionRow, 'productId' | 'name' | 'ingredients'>,
  { productId, elsewhere }: Used,
): boolean => version.productId === productId || (elsewhere !== null && isSameMedicine(version, elsewhere));
