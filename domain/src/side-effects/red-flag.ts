import { type HealthNotice, URGENCIES } from '../health-notice.ts';

/** SAMU and CVV. */
export type HelpNumber = '192' | '188';

/** A dangerous condition that an effect can be a sign of. */
export interface RedFlag extends HealthNotice {
  /** Title of the notice if the urgency's own title would hide the first step. */
  headline?: string;
  /** How it shows, in the order of the source. */
  symptoms: readonly string[];
  /** The one to be called first leads. */
  call: readonly HelpNumber[];
  /** Keys of flags that say less about the same situation: they are left out beside this one. */
  covers?: readonly string[];
  /** A variant for one situation of a general flag: left out where all flags are listed. */
  isVariant?: true;
}

export function byUrgency(a: RedFlag, b: RedFlag): number {
  return URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency);
}
