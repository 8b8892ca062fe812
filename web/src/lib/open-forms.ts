let open = 0;
const waiting = new Map<object, () => void>();

/** Counts a form for as long as it is on the screen; returns the end of it. */
export function countForm(): () => void {
  open += 1;
  return () => {
    open -= 1;
    if (open > 0) return;
    for (const run of waiting.values()) run();
    waiting.clear();
  };
}

/**
 * Runs at once, or as soon as the last form has closed: a record that leaves its list would take an open form and its
 * text along. Of one subject the last wish counts.
 */
export function onceFormsAreClosed(about: object, run: () => void): void {
  if (open === 0) run();
  else waiting.set(about, run);
}
