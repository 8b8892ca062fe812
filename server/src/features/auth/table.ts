import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import type { PrivacyLevel } from '@leveza/domain/auth/privacy.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';

/** Whose row it is: it goes with the account. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Accounts that may sign in. Facts about the person are in the profile. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Null for an account that signs in only through an external provider, or not at all (demonstration). */
    passwordHash: text('password_hash'),
    emailVerifiedAt: instant('email_verified_at'),
    demoExpiresAt: instant('demo_expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_demo')
      .on(t.demoExpiresAt)
      .where(sql`${t.demoExpiresAt} is not null`),
  ],
);

/** One signed-in device. Tokens are kept only as hashes: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    accessTokenHash: text('access_token_hash').notNull().unique(),
    accessExpiresAt: instant('access_expires_at').notNull(),
    /** Moves forward with every refresh. */
    idleExpiresAt: instant('idle_expires_at').notNull(),
    absoluteExpiresAt: instant('absolute_expires_at').notNull(),
    device: text('device'),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/** Every refresh token of a session, spent ones too: a spent one that comes back means it was stolen. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
    /** With the token itself, which only its holder has, this makes its successors again. */
    successorSalt: text('successor_salt'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: owner(),
    purpose: text('purpose').notNull(),
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('consents_user').on(t.userId, t.purpose)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** Accounts at external providers, known by issuer and subject, never by e-mail alone. */
export const userIdentities = pgTable(
  'user_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('user_identities_user').on(t.userId)],
);

/** The secret shared with an authenticator app, sealed by the master key; in force once confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: owner().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The last 30 s step whose code was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for a lost phone, each good for one sign-in; kept only as hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), userId: owner() },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** Links that show an address to be the patient's: the present one, or the one to change to. */
export const emailLinks = pgTable('email_links', {
  tokenHash: text('token_hash').primaryKey(),
  /** One at a time: a newer link makes the earlier one void. */
  userId: owner().unique(),
  email: text('email').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The way back to an address the account left; it outlives a change of the password. */
export const emailReturns = pgTable('email_returns', {
  tokenHash: text('token_hash').primaryKey(),
  userId: owner().unique(),
  email: text('email').notNull(),
  changedAt: instant('changed_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A patient's choices for the account; without a row, the defaults of the specification. */
export const accountSettings = pgTable(
  'account_settings',
  {
    userId: owner().primaryKey(),
    privacyLevel: text('privacy_level').$type<PrivacyLevel>().notNull().default('standard'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    smsNotifications: boolean('sms_notifications').notNull().default(false),
  },
  (t) => [check('account_settings_privacy', sql`${t.privacyLevel} in ('public', 'standard', 'private')`)],
);

/** The patient's log of sign-ins, exports and changes of what protects the account. It keeps no network address. */
export const accessLog = pgTable(
  'access_log',
  {
    id: id(),
    userId: owner(),
    event: text('event').$type<AccessEvent>().notNull(),
    device: text('device'),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('access_log_newest').on(t.userId, t.at, t.id)],
);
