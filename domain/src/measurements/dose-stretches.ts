import { DAY_MS } from '../time/spans.ts';

/** After four weeks without an application nobody is on that dose any more. */
const IN_USE_DAYS = 28;

export interface Applied {
  at: Date;
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

/** How long each dose was in use, oldest first, from applications in their order. */
export function doseStretches(applied: readonly Applied[]): DoseStretch[] {
  const stretches: DoseStretch[] = [];
  for (const { at, mg, medicationName } of applied) {
    const until = new Date(at.getTime() + IN_USE_DAYS * DAY_MS);
    const last = stretches.at(-1);
    if (last && at < last.until && last.doseMg === mg && last.medicationName === medicationName) {
      last.until = until;
      continue;
    }
    if (last && at < last.until) last.until = at;
    stretches.push({ from: at, until, medicationName, doseMg: mg });
  }
  return stretches;
}
