import type { MessageType } from '../messages/channels.ts';

/** Everything Leveza may remind of, and the topic under which a patient switches it on or off. */
export const OCCASION_TYPE = {
  'dose-due': 'medications',
  'dose-closing': 'medications',
  'dose-missed': 'medications',
  'injection-due': 'medications',
  'injection-closing': 'medications',
  'injection-missed': 'medications',
  'low-stock': 'medications',
  'expires-in-use': 'medications',
  'expires-printed': 'medications',
  'prescription-ends': 'medications',
  'buy-by': 'medications',
  measurement: 'measurements',
  'appointment-day': 'appointments',
  'appointment-hour': 'appointments',
  milestone: 'goals',
  'side-effect': 'sideEffects',
  summary: 'general',
  outage: 'general',
  'sign-in': 'security',
} as const satisfies Record<string, MessageType>;
export type OccasionKind = keyof typeof OCCASION_TYPE;

export type OccasionPriority = 'high' | 'medium' | 'low';

/**
 * Something worth saying to a patient at a moment. `what` and `at` are its identity: a row that is read again, or a
 * plan that is made again, names the same occasion.
 */
export interface Occasion {
  kind: OccasionKind;
  /** Which dose, box or appointment, such as `dose:<plan>:2026-11-16T08:00`. No words of health. */
  what: string;
  /** The moment it is about. It is said at this moment, or so many minutes before as the patient chose. */
  at: Date;
  /** The reminder is useless after this moment, and is not sent. */
  usefulUntil: Date;
  priority: OccasionPriority;
  /** The words without a preview: 'Hora da sua dose', or its time where it is not now. */
  neutral: OccasionWords;
  /** The words with a preview: 'Metformina 500 mg às 08:00'. */
  detailed: DetailedWords;
  /** A screen of the app, as a link. */
  link: string;
  /** A dose that can be answered with 'Tomei', 'Adiar 1 h' and 'Pular'; null for the rest. */
  dose: { plannedAt: Date } | null;
}

export interface OccasionWords {
  title: string;
  body: string;
}

export interface DetailedWords extends OccasionWords {
  /** Follows the title in a message about several, which has no place for the body: ', ao menos 30 min antes …'. */
  amongOthers?: string;
}

/** Whether the patient asked to be reminded of a dose at another moment than the planned one. */
export const isPutOff = ({ kind, at, dose }: Occasion) =>
  (kind === 'dose-due' || kind === 'injection-due') &&
  dose !== null &&
  at.getTime() !== dose.plannedAt.getTime();
