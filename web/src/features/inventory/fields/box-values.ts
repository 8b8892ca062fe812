import type { FrequencyPeriod } from '@leveza/domain/inventory/frequency.ts';
import type { UnitType } from '@leveza/domain/inventory/units.ts';
import type { FieldValues } from 'react-hook-form';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';

/** What the fields of a purchase hold while they are filled in. */
export interface PurchaseValues {
  purchaseDate: string | null;
  expiryDate: string | null;
  purchasePrice: number | null;
}

export interface PurchaseDetailValues {
  store: string | null;
  batchNumber: string | null;
  prescribedBy: string | null;
}

export interface UseValues {
  frequencyTimes: number | null;
  frequencyPer: FrequencyPeriod | null;
  unitsPerDose: number | null;
  dailyDose: string | null;
  instructions: string | null;
}

export interface AlertValues {
  isFavorite: boolean;
  needsRefrigeration: boolean;
  storageLocation: string | null;
  lowStockThreshold: number | null;
  daysBeforeExpiryAlert: number | null;
}

export interface NoteValues {
  effectivenessRating: number | null;
  notes: string | null;
}

/** Everything about a box that is asked when it is added and when it is edited. */
export interface BoxValues extends PurchaseValues, PurchaseDetailValues, UseValues, AlertValues, NoteValues {
  unitType: UnitType;
}

/** The part of a form that a group of fields fills in: forms hold more than each group knows of. */
export function partOf<Part extends FieldValues>(form: FormWith<Part>): ZodForm<Part, unknown> {
  return form as unknown as ZodForm<Part, unknown>;
}

/** A form that holds at least these values. Forms are invariant, so no narrower type would accept one. */
export interface FormWith<Part> {
  getValues: () => Part;
}
