import type { UnitType } from '@leveza/domain/catalog/units.ts';
import type { Medicine } from '@leveza/domain/usage/same-medicine.ts';

/** The medicine of a use, as its box or its own words tell it. */
export interface UsedMedicine {
  productId: string;
  medicine: Medicine;
  unitType: UnitType;
  /** It comes out of no box. */
  isFromElsewhere: boolean;
}

/** A use before it is recorded. */
export interface ComingUse extends UsedMedicine {
  usedAt: Date;
  quantity: number;
  /** The patient confirmed to take it sooner or more often than entered. */
  confirmOften: boolean;
}

/** A use that was deleted, before it is put back. */
export interface DeletedUse extends UsedMedicine {
  usedAt: Date;
  deletedAt: Date;
}

/** The answer of the plans about a coming use. */
export interface PreparedUse {
  /** A plan in force has asked about it; without one the uses before it are asked. */
  isOfPlan: boolean;
  /** The record that was made of this use meanwhile. */
  madeMeanwhile: string | null;
  /** The day of the late dose that it stands for; missing where it is of its own day. */
  lateDoseDay?: string;
  /** The hour of the dose of its day that it stands for, where that is hours ahead. */
  earlyDoseTime?: string;
  /** Marks the dose of an earlier day that the use stands for, so that no later dose can take its place. */
  mark: (useId: string) => Promise<void>;
}
