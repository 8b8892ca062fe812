import type { UnitType } from '@leveza/domain/catalog/units.ts';
import type { Named } from '@leveza/domain/catalog/substances-in.ts';

/** A use before it is recorded. */
export interface ComingUse {
  productId: string;
  /** Its words where it comes out of no box. */
  elsewhere: Named | null;
  usedAt: Date;
  quantity: number;
  unitType: UnitType;
  /** The patient confirmed to take it sooner or more often than entered. */
  confirmOften: boolean;
}

/** The answer of the plans about a coming use. */
export interface PreparedUse {
  /** The record that was made of this use meanwhile. */
  madeMeanwhile: string | null;
  /** The day of the late dose that it stands for; missing where it is of its own day. */
  lateDoseDay?: string;
  /** The hour of the dose of its day that it stands for, where that is hours ahead. */
  earlyDoseTime?: string;
  /** Marks the dose of an earlier day that the use stands for, so that no later dose can take its place. */
  mark: (useId: string) => Promise<void>;
}
