import type { ReportPart } from '@leveza/domain/reports/types.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Links that open parts of a report without an account. Only the hash of a link's token is kept. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: owner(),
    label: text('label'),
    parts: text('parts').array().$type<ReportPart[]>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    /** The end of that day where the patient lived when it was made. */
    endsAt: instant('ends_at').notNull(),
    tokenHash: text('token_hash').notNull(),
    pinHash: text('pin_hash'),
    /** In a row; a right one begins anew. */
    wrongPins: smallint('wrong_pins').notNull().default(0),
    lockedAt: instant('locked_at'),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('shares_token').on(t.tokenHash), index('shares_user').on(t.userId, t.createdAt)],
);

export type ShareRow = InferSelectModel<typeof shares>;

/** Every time a link was opened, or tried with a wrong PIN. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    userId: owner(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<'opened' | 'wrong-pin'>().notNull(),
    device: text('device'),
    createdAt: createdAt(),
  },
  (t) => [
    index('share_openings_share').on(t.shareId, t.createdAt),
    index('share_openings_user').on(t.userId),
  ],
);
