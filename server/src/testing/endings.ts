const endings: (() => Promise<unknown>)[] = [];

/** Ends the things a test file began, the last first, once all its tests have run. */
export function atTheEnd(end: () => Promise<unknown>): void {
  endings.push(end);
}

export async function endAll(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
}
