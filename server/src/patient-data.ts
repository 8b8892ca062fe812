import { portableAccessLog, portableSettings } from './features/account/portable.ts';
import { content, record } from './features/account/portability/portable-table.ts';
import { patientData } from './features/account/portability/registry.ts';
import * as auth from './features/auth/portable.ts';
import { portableAppointments } from './features/calendar/portable.ts';
import { portableCarers } from './features/carers/portable.ts';
import { portableProducts } from './features/catalog/portable.ts';
import {
  portableApplicationDraws,
  portableApplicationSettings,
  portableApplications,
  portableDosePauses,
  portableDoseSteps,
  portableSkippedDoses,
} from './features/applications/portable.ts';
import { settleImported } from './features/exams/settle-imported.ts';
import { portableExamFiles, portableExams, portableResults } from './features/exams/portable.ts';
import { portableFiles } from './features/files/portable.ts';
import { portableDismissals } from './features/interactions/portable.ts';
import { portableItems, portableMovements } from './features/inventory/portable.ts';
import { isLedgerWhole } from './features/inventory/is-ledger-whole.ts';
import { portableMeasurements } from './features/measurements/portable.ts';
import {
  portableContactPoints,
  portableMessageSettings,
  portableMessages,
  portablePushSubscriptions,
} from './features/messages/portable.ts';
import { portableMoments } from './features/moments/portable.ts';
import { portableNotifications } from './features/notifications/portable.ts';
import * as nutrition from './features/nutrition/portable.ts';
import { portablePenMovements, portablePens } from './features/pens/portable.ts';
import { arePensWhole } from './features/pens/shared/are-pens-whole.ts';
import { portablePhotos } from './features/photos/portable.ts';
import {
  portablePauses,
  portablePlanDoses,
  portablePlans,
  portableSnoozes,
  portableVersions,
} from './features/plans/portable.ts';
import { portablePrescriptions } from './features/prescriptions/portable.ts';
import { portableProfile } from './features/profile/portable.ts';
import { portableReminderSettings } from './features/reminders/portable.ts';
import { portablePurchases } from './features/subscription/portable.ts';
import { portableQuestions } from './features/reports/portable.ts';
import { portableZoneSettings } from './features/rotation/portable.ts';
import { portableShareOpenings, portableShares } from './features/shares/portable.ts';
import { portableSideEffects } from './features/side-effects/portable.ts';
import { portableUseDraws, portableUses } from './features/usage/portable.ts';

/**
 * Every table of the database: exported and imported, only exported, or neither. A table missing here fails a test; a
 * column missing in its feature's `portable.ts` does not compile here.
 */
export const PATIENT_DATA = patientData({
  account: record(auth.portableAccount),
  files: content(portableFiles),
  content: [
    content(portableProfile),
    content(portableSettings),
    content(portableNotifications),
    content(portableProducts),
    content(portableItems),
    content(portableMovements),
    content(portableUses),
    content(portableUseDraws),
    content(portablePlans),
    content(portableVersions),
    content(portablePauses),
    content(portablePlanDoses),
    content(portableSnoozes),
    content(portablePens),
    content(portablePenMovements),
    content(portableApplications),
    content(portableApplicationDraws),
    content(portableSkippedDoses),
    content(portableDosePauses),
    content(portableDoseSteps),
    content(portableApplicationSettings),
    content(portableZoneSettings),
    content(portablePrescriptions),
    content(portableDismissals),
    content(portableMeasurements),
    content(portablePhotos),
    content(portableSideEffects),
    content(nutrition.portableOwnFoods),
    content(nutrition.portableIngredients),
    content(nutrition.portableFavouriteFoods),
    content(nutrition.portableMeals),
    content(nutrition.portableMealFoods),
    content(nutrition.portableDrinks),
    content(nutrition.portableNutritionSettings),
    content(nutrition.portableWellbeing),
    content(nutrition.portableSupplementFoods),
    content(portableExams),
    content(portableResults),
    content(portableExamFiles),
    content(portableMoments),
    content(portableAppointments),
    content(portableQuestions),
    content(portableMessageSettings),
    content(portableReminderSettings),
  ],
  records: [
    record(auth.portableConsents),
    record(portableAccessLog),
    record(auth.portableSessions),
    record(auth.portableIdentities),
    record(auth.portableTwoFactor),
    record(auth.portableEmailLink),
    record(auth.portableEmailReturn),
    record(portableContactPoints),
    record(portablePushSubscriptions),
    record(portableMessages),
    record(portablePurchases),
    record(portableShares),
    record(portableShareOpenings),
    record(portableCarers),
  ],
  settles: [settleImported],
  holds: [isLedgerWhole, arePensWhole],
  excused: {
    refresh_tokens: 'only hashes of secrets, each of a session that is exported',
    password_resets: 'only the hash of a link that is good for an hour',
    calendar_feeds: 'only the hash of a secret address; a new one is made in the new account',
    carer_alerts: 'which dose or day a carer was told of, so that nothing is told twice',
    carer_stops: 'keyed hashes of who wants no messages of a patient, so that the wish outlives an account',
    message_topics:
      'which dose or box a message spoke of, so that none is sent twice; its words are exported',
    reminder_horizons: 'up to when messages are planned; made again in the new account',
    reminder_changes: 'whose messages are to be planned again, gone within seconds',
    deleted_applications: 'deleted doses, kept for a day for their undo',
    weight_months: 'figures made from measurements, which are exported; made again when they are needed',
    recorded_months: 'counts of days with records, which are exported; made again when they are needed',
    recovery_codes: 'only hashes of secrets',
    idempotency_keys: 'copies of answers, kept for a day',
    rate_limits: 'counters, by hash or id, gone within hours',
    product_words: 'made by the database from the names of products, and with them',
    product_word_keys: 'made from what ships with Leveza; nobody is in it',
    ean_lookups: 'what others say of a barcode; nobody is in it',
    installation: 'the id of this database; nobody is in it',
    shipped_data: 'versions of what ships with Leveza; nobody is in it',
    pgboss: 'the tables of the queue: what a job holds is sealed, and goes with the job',
    __drizzle_migrations: 'steps of the tables themselves; nobody is in it',
  },
});
