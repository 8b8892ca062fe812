interface Happening {
  completed: boolean;
  at: Date;
}

/** Whole percent of the doses that were due until now; those to come do not lower it. Null where none was due. */
export function completionPercent(happenings: readonly Happening[], now: Date): number | null {
  const due = happenings.filter(({ at, completed }) => completed || at <= now);
  if (due.length === 0) return null;
  return Math.round((100 * due.filter(({ completed }) => completed).length) / due.length);
}
