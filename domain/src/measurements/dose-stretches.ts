import { DAY_MS } from '../time/spans.ts';

/** A dose counts as in use until four weeks after its last application. */
export const IN_USE_DAYS = 28;

/** The same dose applied again and again without a pause, or once. */
export interface DoseRun {
  /** Instants of the first and the last application. */
  from: Date;
  to: Date;
  mg: number;
  medicationName: string;
}

export interface DoseStretch {
  from: Date;
  /** Excluded. */
  until: Date;
  medicationName: string;
  doseMg: number;
}

/** How long each dose was in use, oldest first, from runs in their order. */
export function doseStretches(runs: readonly DoseRun[]): DoseStretch[] {
  const stretches: DoseStretch[] = [];
  for (const { from, to, mg, medicationName } of runs) {
    const until = new Date(to.getTime() + IN_USE_DAYS * DAY_MS);
    const last = stretches.at(-1);
    if (last && from < last.until && last.doseMg === mg && last.medicationName === medicationName) {
      last.until = until;
      continue;
    }
    if (last && from < last.until) last.until = from;
    stretches.push({ from, until, medicationName, doseMg: mg });
  }
  return stretches;
}
