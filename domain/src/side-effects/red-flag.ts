/** Most urgent first. */
export const URGENCIES = ['emergency', 'urgent', 'appointment'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Question {
  id: string;
  /** To be answered with yes or no. */
  text: string;
}

/** A notice with what to do now. */
export interface RedFlag {
  key: string;
  /** What is felt, not a diagnosis. */
  title: string;
  urgency: Urgency;
  whatToDo: readonly string[];
  source: string;
  isVerified: boolean;
  questions?: readonly Question[];
}

export const GO_NOW = 'Vá agora a um pronto-socorro ou ligue 192 (SAMU).';
