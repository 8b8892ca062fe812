import { InventoryInput } from '@leveza/contract/inventory/inventory.ts';
import type { z } from 'zod';
import type { Draft } from '../../../ui/form/draft.ts';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';

/** Everything about a box that is asked when it is added and when it is edited. */
export const BoxForm = InventoryInput.omit({
  productId: true,
  customName: true,
  customBrand: true,
  customMainCategory: true,
  customSubCategory: true,
  customDosage: true,
  customForm: true,
  boxQuantity: true,
  currentQuantity: true,
  openedDate: true,
  boxes: true,
  confirmAllergy: true,
});
export type BoxValues = Draft<z.output<typeof BoxForm>, 'unitType'>;

/** A form that holds at least the values of a box. Forms are invariant, so no narrower type would accept one. */
export interface FormWithBox {
  getValues: () => BoxValues;
}

/** The fields of a box in a form that holds more than those; nothing else says so to a form, which is invariant. */
export function boxIn(form: FormWithBox): ZodForm<BoxValues, unknown> {
  return form as unknown as ZodForm<BoxValues, unknown>;
}
