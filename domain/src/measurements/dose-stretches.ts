import { DAY_MS } from '../time/spans.ts';

/** After four weeks without an application nobody is on that dose any more. */
export const IN_USE_DAYS = 28;

/** The same dose applied again and again without a pause, or once. */
export interface DoseRun {
  /** Of the first and of the last application. */
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
