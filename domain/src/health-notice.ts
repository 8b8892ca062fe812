import type { Sourced } from './sources/source.ts';

/** Most urgent first. */
export const URGENCIES = ['emergency', 'urgent', 'appointment'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Something that should not wait, with what to do and who says so. */
export interface HealthNotice extends Sourced {
  key: string;
  /** The symptom or the value, not a diagnosis. */
  title: string;
  urgency: Urgency;
  whatToDo: readonly string[];
}

export const GO_NOW = 'Vá agora a um pronto-socorro ou ligue 192 (SAMU).';
