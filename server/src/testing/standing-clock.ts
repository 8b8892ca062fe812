const TrueDate = Date;
let standsAt = 0;

/** Vitest's own defines a property on every date it makes, which took a seventh of the facts test. */
class StandingDate extends TrueDate {
  constructor(...words: unknown[]) {
    super(...((words.length === 0 ? [standsAt] : words) as [number]));
  }

  static override now(): number {
    return standsAt;
  }

  /** Dates made before the clock stood still are dates too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof TrueDate;
  }
}

/** Stops the clock of this process. */
export function stopClock(at: Date): void {
  standsAt = at.getTime();
  globalThis.Date = StandingDate as DateConstructor;
}

export function startClock(): void {
  globalThis.Date = TrueDate;
}
