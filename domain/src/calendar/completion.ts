interface Happening {
  completed: boolean;
  at: Date;
}

/** Whole percent of what was due until now; what is still to come does not lower it, and of nothing there is none. */
export function completionPercent(happenings: readonly Happening[], now: Date): number | null {
  const due = happenings.filter(({ at, completed }) => completed || at <= now);
  if (due.length === 0) return null;
  return Math.round((100 * due.filter(({ completed }) => completed).length) / due.length);
}
