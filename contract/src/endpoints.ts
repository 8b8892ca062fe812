import * as accessLog from './account/access-log.ts';
import * as deletion from './account/deletion.ts';
import * as portability from './account/portability.ts';
import * as settings from './account/settings.ts';
import * as applications from './applications/applications.ts';
import * as doses from './applications/doses.ts';
import * as heldDose from './applications/held-dose.ts';
import * as pastApplications from './applications/past.ts';
import * as password from './auth/change-password.ts';
import * as consent from './auth/consent.ts';
import * as email from './auth/email.ts';
import * as passwordReset from './auth/password-reset.ts';
import * as register from './auth/register.ts';
import * as login from './auth/login.ts';
import * as session from './auth/session.ts';
import * as sessions from './auth/sessions.ts';
import * as twoFactor from './auth/two-factor.ts';
import * as appointments from './calendar/appointments.ts';
import * as calendar from './calendar/calendar.ts';
import * as calendarFeed from './calendar/feed.ts';
import * as caring from './carers/answers.ts';
import * as carers from './carers/carers.ts';
import * as catalog from './catalog/catalog.ts';
import * as search from './catalog/search.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as examAnalytes from './exams/analytes.ts';
import * as exams from './exams/exams.ts';
import * as examDiscussed from './exams/discussed.ts';
import * as examExtract from './exams/extract.ts';
import * as examFiles from './exams/files.ts';
import * as health from './health.ts';
import * as interactions from './interactions.ts';
import * as inventory from './inventory/inventory.ts';
import * as level from './level.ts';
import * as measurements from './measurements.ts';
import * as messageLog from './messages/log.ts';
import * as messageChannels from './messages/channels.ts';
import * as messageDevices from './messages/devices.ts';
import * as messageSettings from './messages/settings.ts';
import * as moments from './moments.ts';
import * as notifications from './notifications.ts';
import * as nutritionDay from './nutrition/day.ts';
import * as foods from './nutrition/foods.ts';
import * as nutritionGoals from './nutrition/goals.ts';
import * as meals from './nutrition/meals.ts';
import * as supplementFoods from './nutrition/supplements.ts';
import * as water from './nutrition/water.ts';
import * as wellbeing from './nutrition/wellbeing.ts';
import * as penCatalog from './pens/glp1-catalog.ts';
import * as penMovements from './pens/movements.ts';
import * as pens from './pens/pens.ts';
import * as photos from './photos.ts';
import * as planDoses from './plans/doses.ts';
import * as pauses from './plans/pauses.ts';
import * as plans from './plans/plans.ts';
import * as prescriptions from './prescriptions.ts';
import * as avatar from './profile/avatar.ts';
import * as profile from './profile/profile.ts';
import * as progress from './profile/progress.ts';
import * as updateProfile from './profile/update-profile.ts';
import * as reminderAnswers from './reminders/answers.ts';
import * as nextReminders from './reminders/next.ts';
import * as reminderSettings from './reminders/settings.ts';
import * as reportQuestions from './reports/questions.ts';
import * as reports from './reports/reports.ts';
import * as reportRows from './reports/rows.ts';
import * as rotation from './rotation.ts';
import * as sharedReport from './shares/open.ts';
import * as shares from './shares/shares.ts';
import * as sideEffects from './side-effects.ts';
import * as subscription from './subscription/subscription.ts';
import * as supply from './supply.ts';
import * as usage from './usage.ts';

type EndpointsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };

const isEndpoint = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'reply' in exported;

/** Modules of the contract export schemas and sentences, too; the type says what the filter leaves. */
const endpointsOf = <M extends object>(modules: M) =>
  Object.fromEntries(
    Object.entries(modules).filter(([, exported]) => isEndpoint(exported)),
  ) as EndpointsOf<M>;

/**
 * Every call there is, by its verb: an endpoint is named where it is declared and nowhere else. The API page, the
 * ownership matrix, the fuzz and the facts test are made from this; the server refuses to start with a call that is
 * not in it.
 */
export const ENDPOINTS = endpointsOf({
  ...health,
  // Sessions, and the protection of the account.
  ...register,
  ...login,
  ...session,
  ...passwordReset,
  ...password,
  ...twoFactor,
  ...email,
  ...sessions,
  ...consent,
  ...settings,
  ...accessLog,
  ...portability,
  ...deletion,
  ...subscription,
  ...profile,
  ...progress,
  ...updateProfile,
  ...avatar,
  ...notifications,
  ...dashboard,
  ...moments,
  ...messageSettings,
  ...messageLog,
  ...messageChannels,
  ...messageDevices,
  ...reminderSettings,
  ...nextReminders,
  ...reminderAnswers,
  // Supplements and medications.
  ...catalog,
  ...search,
  ...inventory,
  ...usage,
  ...plans,
  ...pauses,
  ...appointments,
  ...calendar,
  ...calendarFeed,
  ...planDoses,
  // The treatment.
  ...penCatalog,
  ...supply,
  ...pens,
  ...penMovements,
  ...applications,
  ...pastApplications,
  ...heldDose,
  ...doses,
  ...rotation,
  ...level,
  ...interactions,
  ...prescriptions,
  ...measurements,
  ...photos,
  ...exams,
  ...examDiscussed,
  ...examFiles,
  ...examAnalytes,
  ...examExtract,
  ...sideEffects,
  ...reports,
  ...reportRows,
  ...reportQuestions,
  ...shares,
  ...sharedReport,
  ...carers,
  ...caring,
  // Food and drink.
  ...foods,
  ...meals,
  ...nutritionDay,
  ...nutritionGoals,
  ...water,
  ...wellbeing,
  ...supplementFoods,
}) satisfies Record<string, Endpoint>;
