import type { DoseHold } from '@leveza/contract/applications/held-dose.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';

export interface LastTablet {
  /** With its strength: 'Rybelsus 7 mg'. */
  label: string;
  ingredients: string;
  at: Date;
}

/** The knowledge of later features about a coming dose. They know this feature, which must not know them. */
export interface BeforeDose {
  /** The newest GLP-1 tablet of a stretch of time; null without one. */
  lastTablet: (asked: { owner: string; zone: string; from: Date; to: Date }) => Question<LastTablet | null>;
  /** The newest sign that lets no dose follow at this moment until a doctor has looked at it; null without one. */
  heldDose: (owner: string, at: Date) => Question<DoseHold | null>;
  /** The question about each dose that such a sign held when it was applied; null for the others. */
  heldDoubts: (call: Call, applied: readonly Date[]) => Promise<(Problem | null)[]>;
}
