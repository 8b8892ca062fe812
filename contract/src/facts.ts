/**
 * Facts are the words for things that can change about a patient. A read names the facts its answer is made of, a
 * change names the facts it changes, and the web asks again for every read that shares a fact with the change. A fact
 * is split where one half changes often and few reads use it: `stock` changes with every dose, `inventory` seldom.
 */
export const FACTS = [
  // The account itself.
  'account',
  'sessions',
  'access-log',
  'consents',
  'subscription',
  'profile',
  'notifications',
  // Supplements and medications: which boxes there are, how much is in them, which doses were taken.
  'catalog',
  'ai-searches',
  'inventory',
  'stock',
  'usage',
  // GLP-1: pens with their content, doses applied, doses planned (interval, usual day, skips, lead time, and plans of
  // every medicine), resting zones. The plan is counted from the doses: every read that shows it shows `applications`
  // too, so a change of the doses does not name the plan, even where it sets the usual day or ends the patient's own
  // interval.
  'pens',
  'applications',
  'dose-plan',
  'rotation',
  'prescriptions',
  'interactions',
  // Measurements and side effects.
  'measurements',
  'side-effects',
  // Exams: their values and files. The HbA1c of the profile is the newest of them, so whatever shows it shows `exams`.
  'exams',
  // Foods the patient knows, meals, drinks, the goals of a day, and how the day was.
  'foods',
  'meals',
  'water',
  'nutrition-goals',
  'wellbeing',
  // Photos of progress.
  'photos',
  // Consultations, exams and other appointments.
  'appointments',
  'calendar-feed',
  // Moments of the treatment that were shown.
  'moments',
  // Messages that leave Leveza: the channels and their consents, the reminders, and the fate of each message.
  'message-settings',
  'reminder-settings',
  'messages',
  // Questions for the doctor, links to reports, and who gets alerts.
  'report-questions',
  'shares',
  'carers',
] as const;
export type Fact = (typeof FACTS)[number];

/** Whether a read has to be asked again after a change. */
export const shareFact = (shows: readonly Fact[], changes: readonly Fact[]): boolean =>
  shows.some((fact) => changes.includes(fact));
