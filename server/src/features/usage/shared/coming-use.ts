/** A use before it is recorded. */
export interface ComingUse {
  productId: string;
  usedAt: Date;
  quantity: number;
  /** The patient confirmed to take it sooner or more often than entered. */
  confirmOften: boolean;
}

/** The answer of the plans about a coming use. */
export interface PreparedUse {
  /** The record that was made of this use meanwhile. */
  madeMeanwhile: string | null;
  /** The day of the late dose that it stands for; missing where it is of its own day. */
  lateDoseDay?: string;
  /** Marks the dose of an earlier day that the use stands for, so that no later dose can take its place. */
  mark: (useId: string) => Promise<void>;
}
