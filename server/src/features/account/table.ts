import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import type { PrivacyLevel } from '@leveza/domain/account/privacy.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

/** What a patient chose for the account; without a row, the defaults of the specification. */
export const accountSettings = pgTable(
  'account_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    privacyLevel: text('privacy_level').$type<PrivacyLevel>().notNull().default('standard'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    smsNotifications: boolean('sms_notifications').notNull().default(false),
  },
  (t) => [check('account_settings_privacy', sql`${t.privacyLevel} in ('public', 'standard', 'private')`)],
);

/** Who came in and what left: sign-ins, exports, changes of what protects the account. No network address. */
export const accessLog = pgTable(
  'access_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<AccessEvent>().notNull(),
    device: text('device'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('access_log_newest').on(t.userId, t.at, t.id)],
);
