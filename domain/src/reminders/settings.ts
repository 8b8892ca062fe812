import type { Channel } from '../messages/channels.ts';
import type { OccasionKind } from './occasion.ts';

/** How one kind of occasion is reminded. */
export interface KindSettings {
  enabled: boolean;
  /** How long before its moment. */
  minutesBefore: number;
  /** Also in quiet hours. */
  always: boolean;
  /** The reminder comes again so often while it is unanswered. */
  repeats: 0 | 1 | 2;
}

export interface ReminderSettings {
  kinds: Record<OccasionKind, KindSettings>;
  /** The channel that is tried first; 'next' for the nearest one that reaches the patient. */
  firstChannel: Channel | 'next';
  /** An occasion of high priority that is unanswered goes out by a second channel; null for never. */
  secondChannel: { afterMinutes: number; channel: Channel | 'next' } | null;
  /** A dose in quiet hours is reminded before they begin or after they end. */
  quietDoses: 'before' | 'after';
  /** Days without a weighing after which Leveza asks for one; null for never. */
  weighEveryDays: number | null;
}

const AT_ONCE: KindSettings = { enabled: true, minutesBefore: 0, always: false, repeats: 0 };

/** Settings of a patient who chose none. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  kinds: {
    'dose-due': AT_ONCE,
    'dose-closing': { ...AT_ONCE, enabled: false },
    'dose-missed': { ...AT_ONCE, enabled: false },
    'injection-due': AT_ONCE,
    'injection-closing': AT_ONCE,
    'injection-missed': AT_ONCE,
    'low-stock': AT_ONCE,
    'expires-in-use': AT_ONCE,
    'expires-printed': AT_ONCE,
    'prescription-ends': AT_ONCE,
    'buy-by': AT_ONCE,
    measurement: AT_ONCE,
    'appointment-day': AT_ONCE,
    'appointment-hour': AT_ONCE,
    milestone: AT_ONCE,
    'side-effect': AT_ONCE,
    summary: AT_ONCE,
    outage: AT_ONCE,
    'sign-in': { ...AT_ONCE, always: true },
  },
  firstChannel: 'next',
  secondChannel: { afterMinutes: 60, channel: 'next' },
  quietDoses: 'before',
  weighEveryDays: 7,
};

/** Repeats and the second channel wait this long at least, so that a patient can answer. */
export const REPEAT_MINUTES = 30;
/** Occasions this near to each other are said in one message. */
export const TOGETHER_MINUTES = 15;
